import { fieldNamesAt, shownName } from "../../eligibility/field/names/field-names.ts";
import { findProfessions } from "../../eligibility/field/names/professions.ts";
import { phraseFinder } from "../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import { familiarFields } from "../../fields-of-study/field-names.ts";
import { singular } from "../../fields-of-study/field-words.ts";
import { namedField } from "../../fields-of-study/named-fields.ts";
import { wordsOfStudents } from "../../fields-of-study/words-of-students.ts";
import type { Mention } from "./mention.ts";
import { isStartOfPart } from "./words/breaks.ts";
import type { QueryWords } from "./words/query-words.ts";

const findEveryday = phraseFinder(wordsOfStudents);

/** Fields whose names are everyday words: they count only beside a word for studying. */
const weakNames = wordSet(`
education english spanish french german italian latin greek chinese japanese korean russian portuguese polish arabic hebrew welsh
history health insurance library legal government politics management writing technology property retail sales surgery printing
packaging networking automation radio mining energy construction conservation environment environmental religion design
performance marketing communication communications family reading mining leadership philanthropy code ir ai add peace
humanities humanity science sciences singing guitar piano violin flute trumpet cello trombone saxophone clarinet tuba opera jazz
drug drugs art arts trades mechanics computing counseling therapy tourism textile textiles rehabilitation real wine bio childcare
medical md doctor doctors physician surgeon minister pastor priest priests rabbi pastors ministers cop cops historia arte ciencia tecnologia business film negocios rn ot pt tech travel water weather
`);
const weakPhrases = new Set(["real estate", "mental health", "public service", "human resources"]);
/** "Children of teachers" do not study education. */
const relatives = wordSet("kid kids child children family families dependent dependents son sons daughter daughters");
/** Behind the name of a language these speak of people: "Italian American", "Polish heritage". */
const notStudied = wordSet(
  "speaking speaker speakers american americans heritage descent ancestry orthodox origin citizen citizens contest contests competition competitions",
);
/** "A Korean student" does not study Korean. */
const languages = wordSet(
  "english spanish french german italian greek chinese japanese korean russian portuguese polish arabic hebrew welsh",
);
const ofPeople = wordSet("student students undergrad undergrads undergraduate grad");
/** "My BSN": degrees that name a field. */
const degrees = /^(?:mba|bsn|msn|mph|msw|jd|dvm|dds|dmd)$/;
const possessives = wordSet("my his her our their your parents moms dads mi su");
const studyBefore = wordSet(`
study studying studies studied learn learning major majors majoring majored minor minoring in of degree into for about like love likes pursue pursuing
interested masters bachelors phd doctorate and or becoming become be a an as future aspiring para de en estudiar estudio estudiando estudia carrera y o
with pre do doing fellowship fellowships dissertation ba bs bsc ma ms msc bfa mfa mba
`);
const studyAfter = wordSet(`
major majors majoring student students degree degrees program programs scholarship scholarships school minor field fields undergrad undergrads
undergraduate phd masters career and or nerd related classes fellowship fellowships grad
`);
const educationBefore = wordSet(
  "in major majoring study studying elementary secondary pursue pursuing into teacher de en estudiar of and",
);
const educationAfter = wordSet(
  "major majors majoring degree degrees student students program programs field undergrad masters phd scholarship scholarships",
);

/** Names of fields that are read as something else in a query. */
const otherwise = wordSet("rotc military general video videos finances");

/** "After being a teacher", "former nurse": what the student did tells not what they study. */
const findFormerJobs = phraseFinder([
  ["(former|ex|retired|previous|previously)", true],
  ["after (being|working as|years as) (a|an)", true],
  ["(used to be|was once|worked as|years as) (a|an)", true],
]);
/** "Family drama" is no field, nor is "no drama". */
const notStaged = wordSet("family no any less much roommate relationship friend korean k");
/** Behind an everyday word these make it a job: "a government job". */
const jobs = wordSet("job jobs agency agencies office offices official officials employee employees worker workers");

type Span = { from: number; to: number };

/** The fields of study that a query names, in everyday words or by a name of the taxonomy. */
export function fieldMentions({ tokens, text }: QueryWords): Mention[] {
  const names = [...fieldNamesAt(tokens, text).values()].map(({ from, to, name }) => ({ from, to, value: name }));
  const taken = new Set<string>();
  const found = [
    ...informationTechnology(tokens, text),
    ...findTests(tokens),
    ...findEveryday(tokens),
    ...findProfessions(tokens),
    ...names,
  ]
    .filter(({ from, to }) => !taken.has(`${from} ${to}`) && taken.add(`${from} ${to}`))
    .map((each) => ({ ...each, strength: strengthOf(tokens, each, text) }));
  const sure = found.filter(({ strength }) => strength === "field");
  const isListed = (at: number, end: number) =>
    sure.some(({ from, to }) => isCommaBetween(text, tokens, to, at) || isCommaBetween(text, tokens, end, from));
  return found
    .filter(({ from, to, strength }) => strength === "field" || (strength === "word" && isListed(from, to)))
    .map(({ from, to, value }) => ({ from, to, says: [{ slot: "field_of_study", value: shownField(value) }] }));
}

/** Who takes one will study its subject. That none is wanted, `topics.ts` reads. */
const findTests = phraseFinder([
  ["lsat", "Law"],
  ["mcat", "Medicine"],
]);

/** "IT" in capitals, where the query has small letters too. */
function informationTechnology(tokens: readonly Token[], text: string): { from: number; to: number; value: string }[] {
  return tokens.flatMap(({ word, start, end }, from) =>
    word === "it" && text.slice(start, end) === "IT" ? [{ from, to: from + 1, value: "Information Technology" }] : [],
  );
}

/** Everyday words that, between commas, are what somebody studies, and no pastime. */
const subjectsOfStudy = wordSet(
  "business history english marketing communication communications management humanities science technology negocios historia ciencia tecnologia",
);

/** Whether a comma or slash alone stands between the end of one name and the start of the next: "art, animation". */
const isCommaBetween = (text: string, tokens: readonly Token[], end: number, start: number): boolean =>
  end === start && /^\s*[,/]\s*$/.test(text.slice(tokens[end - 1]?.end, tokens[start]?.start));

/** `field`: it names a field of study. `word`: an everyday word, which does so beside the name of another field. */
function strengthOf(tokens: readonly Token[], { from, to }: Span, text: string): "field" | "word" | null {
  const word = wordAt(tokens, from);
  const at = tokens[from - 1]?.word === "the" ? from - 2 : from - 1;
  const previous = tokens[at];
  const isApart = isStartOfPart({ tokens, text }, at + 1);
  const [before, after] = [previous?.word ?? "", wordAt(tokens, to)];
  // "My teacher", "my parents' business"; "my nursing degree" is the student's field all the same.
  if (possessives.has(before) && !isApart && !studyAfter.has(after) && !degrees.test(word)) return null;
  if (relatives.has(after) || (before === "of" && relatives.has(wordAt(tokens, from - 2)))) return null;
  if (isFormerJob(tokens, from)) return null;
  if (notStudied.has(after) || (languages.has(word) && ofPeople.has(after))) return null;
  const phrase = tokens
    .slice(from, to)
    .map((token) => token.word)
    .join(" ");
  if (to > from + 1 && !weakPhrases.has(phrase)) return "field";
  if (otherwise.has(word) || (word === "drama" && notStaged.has(before))) return null;
  if (word === "education" || word === "educacion")
    return educationBefore.has(before) || educationAfter.has(after) ? "field" : "word";
  if (!weakNames.has(word) && !weakNames.has(singular(word)) && !weakPhrases.has(phrase)) return "field";
  if (jobs.has(after)) return null;
  // "Daca, 3.0, business"
  const isPart = [from, to].every((each) => isStartOfPart({ tokens, text }, each)) && subjectsOfStudy.has(word);
  if (isPart) return "field";
  const isAlone = tokens.length <= 3;
  return isAlone || studyBefore.has(before) || studyAfter.has(after) ? "field" : "word";
}

const isFormerJob = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 5), at);
  return findFormerJobs(before).some(({ to }) => to === before.length);
};

const familiar = new Map(familiarFields.map((name) => [codesOf(name), name]));

function codesOf(name: string): string {
  return [...(namedField(name)?.codes ?? [])].sort().join(" ");
}

/** The familiar name of a field: "Computer Science" for "comp sci". */
function shownField(name: string): string {
  const codes = codesOf(name);
  return (codes !== "" && familiar.get(codes)) || shownName(name);
}
