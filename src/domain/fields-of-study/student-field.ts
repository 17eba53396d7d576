import { phraseFinder } from "../eligibility/text/phrases.ts";
import { tokensOf } from "../eligibility/text/tokens.ts";
import { foldWords } from "../places/folded-words.ts";
import { isOneEdit } from "../words/one-edit.ts";
import { singular } from "./field-words.ts";
import { isUndecided, namesOfFields } from "./named-fields.ts";
import { type FieldSet, resolveField } from "./resolve-field.ts";
import { wordsOfStudents } from "./words-of-students.ts";

/** What students write who have not decided. A sponsor's "anything" is no answer, so only students' own words are read so. */
const undecidedWords = new Set(
  "idk|idk yet|dunno|i dont know|i dont know yet|dont know yet|no idea|not sure yet|not sure|im not sure|unsure yet|undecided yet|still deciding|still undecided|havent decided|havent decided yet|not decided yet|deciding|anything|any|whatever|nothing yet|none yet|n a|na|gen ed|gen eds|general ed|aa|aa degree|as degree|associates|associates degree|bachelors|transfer|transfer degree|transfer student|college transfer".split(
    "|",
  ),
);

/** Words before and behind a field that say how sure it is, or what it is to be: "maybe nursing", "MSW social work". */
const before =
  /^(?:(?:(?:maybe|probably|possibly|hopefully|prob|either|both|currently|mostly|just|some|a|an|my|im|i am|i want|i want to|i wanna|to|do|be|become|study|studying|thinking|thinking of|thinking about|leaning toward|leaning towards|interested in|going into|planning on|double|dual|triple|major|majoring in|majors|major in|degree in|in|something in|some kind of|something like|phd|ph d|edd|msn|bsn|dnp|mba|mph|msw|mfa|ms|ma|ba|bs|aas|aa|as|doctorate|doctoral|masters|master of|bachelors|bachelor of|associates|associate of|certificate in|1st year|2nd year|3rd year|first year|second year|third year|freshman|sophomore|junior|senior) ))+/;
const behind =
  /(?: (?:maybe|probably|possibly|hopefully|i think|i guess|i hope|or something|or so|right now|for now|major|majors|double major|dual major|degree|program|student|certificate|track|phd|ph d|edd|ma|ms|ba|bs|mba|mph|msw|mfa|med|msn|bsn|dnp|rn|lpn|lvn|fnp|adn|aas|jd|llm|1l|2l|3l|apprentice|apprenticeship))+$/;

/** Short words that students write for those of the names. */
const shortWords = new Map(
  "bio:biology chem:chemistry sci:science ed:education edu:education eng:engineering engr:engineering engg:engineering mgmt:management mgt:management mngmt:management admin:administration lit:literature enviro:environmental env:environmental elem:elementary psych:psychology psyc:psychology soc:sociology comm:communication comms:communication poli:political mech:mechanical elec:electrical aero:aerospace comp:computer acct:accounting acctg:accounting mktg:marketing mrktg:marketing econ:economics crim:criminal intl:international anthro:anthropology tv:television biz:business bus:business tech:technology agri:agricultural math:mathematics maths:mathematics stats:statistics hist:history phys:physical info:information sys:systems const:construction vet:veterinary ag:agricultural"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const names = new Map<string, string>([
  ["msn", "Nursing"],
  ["dnp", "Nursing"],
  ["adn", "Nursing"],
  ["fnp", "Nurse Practitioner"],
  ["lpn to rn", "Nursing"],
  ["lvn to rn", "Nursing"],
  ["rn to bsn", "Nursing"],
  ["police", "Law Enforcement"],
  ["diesel", "Diesel Mechanics Technology"],
  ["hair", "Cosmetology"],
  ["video games", "Game Design"],
  ["dental assistant", "Dental Assisting"],
  ["electrical construction", "Electrician"],
  ["poly sci", "Political Science"],
  ["mis", "Information Systems"],
  ["hr mgmt", "Human Resources"],
  ["dentist", "Dentistry"],
  ["writer", "Creative Writing"],
  ["phsycology", "Psychology"],
  ["bussines", "Business"],
]);

const found = phraseFinder(wordsOfStudents);
const separators = /[,;/+|&()]|\band\/or\b|\band\b|\bor\b/i;

/**
 * The field of study that a student means by their own words: short words, hedges, degrees beside the field and words with one wrong letter are
 * read as search reads them, where they name a field of the lists. `words` are the words that it is read by: "Accounting" for
 * "acounting". What stays unknown is read as `resolveField` reads it, so no field gets lost. For answers of students alone: in a sponsor's
 * text "cs" and "vet" mean other things.
 */
export function studentField(words: string): { words: string; field: FieldSet } {
  let meant = known.get(words);
  if (meant === undefined) {
    if (known.size >= mostKnown) known.clear();
    meant = meantBy(words) ?? words;
    known.set(words, meant);
  }
  return { words: meant, field: resolveField(meant) };
}
const known = new Map<string, string>();
const mostKnown = 20_000;

function meantBy(words: string): string | null {
  if (words === "" || words.length > longest || isKnown(resolveField(words)) || isUndecided(words)) return null;
  const folded = foldWords(words);
  if (undecidedWords.has(folded)) return "Undecided";
  const whole = nameOf(folded);
  if (whole !== null) return whole;
  const parts = words
    .split(separators)
    .map((part) => foldWords(part).replace(/^minor .*$| minor$/, ""))
    .filter((part) => part !== "" && !isAside(part));
  if (parts.length === 0) return null;
  const named = parts.map(nameOf);
  if (named.every((name) => name === null)) return null;
  return named.map((name, at) => name ?? parts[at]).join(", ");
}

/** Whether a part tells nothing of the field: "double major", "1L". */
const isAside = (part: string) => ` ${part}`.replace(behind, "") === "" && nameOf(part) === null;

/** The name of a field that folded words mean, or null. */
function nameOf(words: string): string | null {
  const core = words.replace(before, "").replace(behind, "");
  for (const each of new Set([words, core])) {
    if (each === "") continue;
    if (isKnown(resolveField(each))) return each;
    const name = names.get(each) ?? nameInTable(each);
    if (name) return name;
  }
  const spelled = core.split(" ").map(respelled).join(" ");
  if (spelled === core) return null;
  return isKnown(resolveField(spelled)) ? spelled : nameInTable(spelled);
}

/** The name that the table of students' words has for all of the words. */
function nameInTable(words: string): string | null {
  const tokens = tokensOf(words);
  const [first] = found(tokens);
  return first && first.from === 0 && first.to === tokens.length ? first.value : null;
}

/** In characters. Longer answers are read as they are. */
const longest = 200;

const isKnown = ({ all, codes }: FieldSet): boolean =>
  all || (codes.length > 0 && codes.every((code) => !code.includes("~")));

const shortestTypo = 6;
const longestWord = 24;
let wordsOfNames: Set<string> | null = null;

function respelled(word: string): string {
  const short = shortWords.get(word);
  if (short) return short;
  if (word.length < shortestTypo || word.length > longestWord) return word;
  wordsOfNames ??= new Set([...namesOfFields()].flatMap((name) => name.split(" ")));
  if (wordsOfNames.has(word) || wordsOfNames.has(singular(word)) || realWords.has(word)) return word;
  const near = [...wordsOfNames].filter(
    (name) => name[0] === word[0] && [word, singular(word)].some((each) => isTypo(each, name)),
  );
  return near.length === 1 ? (near[0] as string) : word;
}

/** A wrong letter makes another word of a short one: "mixing" is no "mining". */
const shortestWrong = 8;

const isTypo = (word: string, name: string) =>
  name.length >= shortestTypo &&
  (name.length !== word.length || isSwap(word, name) || word.length >= shortestWrong) &&
  isOneEdit(name, word);

const isSwap = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");

/** Words one letter from a field that mean something else. */
const realWords = new Set(
  "framing braking inventing weddings commuting commuter competing bartering barkers constriction affair commences handing seminar seminars trainee trainees trained weeders wielding pantries specialise specialism programme ingesting inverting infesting blanking statecraft nursling".split(
    " ",
  ),
);
