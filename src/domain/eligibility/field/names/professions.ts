import { namedField } from "../../../fields-of-study/named-fields.ts";
import { type Meaning, type Mention, toCheck } from "../../mention.ts";
import { type Found, outermost, type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { gap, type Token, wordAt } from "../../text/tokens.ts";
import { TokenSet, wordSet } from "../../text/word-set.ts";
import type { FieldClause } from "../field-clause.ts";
import { isHeld } from "../field-context.ts";
import { isHead } from "./ends-of-names.ts";
import { shownName } from "./field-names.ts";

/** The field that somebody studies to enter a profession. */
const professions: PhraseTable<string> = [
  ["(school|) (teacher|educator)(s|)", "Education"],
  ["(math|mathematics) (teacher|educator)(s|)", "Mathematics Education"],
  ["science (teacher|educator)(s|)", "Science Education"],
  ["english (teacher|educator)(s|)", "English Education"],
  ["early childhood (teacher|educator)(s|)", "Early Childhood Education"],
  ["music (teacher|educator)(s|)", "Music Education"],
  ["art (teacher|educator)(s|)", "Art Education"],
  ["special education (teacher|educator)(s|)", "Special Education"],
  ["(elementary|primary) (school|) (teacher|educator)(s|)", "Elementary Education"],
  ["(secondary|high school) (teacher|educator)(s|)", "Secondary Education"],
  ["(registered|) (nurse|nurses)", "Nursing"],
  ["(practical|vocational) (nurse|nurses)", "Practical Nursing"],
  ["school (nurse|nurses)", "School Nursing"],
  ["nurse practitioner(s)", "Nurse Practitioner"],
  ["nurse (midwife|midwives|midwifes)", "Nurse Midwifery"],
  ["nurse anesthetist(s)", "Nurse Anesthesia"],
  ["nurse educator(s)", "Nursing Education"],
  ["(rn|rns)", "Nursing"],
  ["(lpn|lpns|lvn|lvns)", "Practical Nursing"],
  ["(crna|crnas)", "Nurse Anesthesia"],
  ["(aprn|aprns)", "Advanced Practice Nursing"],
  ["(engineer|engineers)", "Engineering"],
  ["civil engineer(s)", "Civil Engineering"],
  ["mechanical engineer(s)", "Mechanical Engineering"],
  ["electrical engineer(s)", "Electrical Engineering"],
  ["chemical engineer(s)", "Chemical Engineering"],
  ["industrial engineer(s)", "Industrial Engineering"],
  ["aerospace engineer(s)", "Aerospace Engineering"],
  ["software engineer(s)", "Software Engineering"],
  ["environmental engineer(s)", "Environmental Engineering"],
  ["(physician|physicians|doctor|doctors|medical doctor|medical doctors|surgeon|surgeons)", "Medicine"],
  ["physician(s) assistant(s)", "Physician Assistant"],
  ["(lawyer|lawyers|attorney|attorneys|solicitor|barrister)", "Law"],
  ["(paralegal|paralegals|legal assistant|legal assistants)", "Paralegal Studies"],
  ["court reporter(s)", "Court Reporting"],
  ["(dentist|dentists)", "Dentistry"],
  ["dental hygienist(s)", "Dental Hygiene"],
  ["dental assistant(s)", "Dental Assisting"],
  ["(pharmacist|pharmacists)", "Pharmacy"],
  ["(veterinarian|veterinarians)", "Veterinary Medicine"],
  ["(optometrist|optometrists)", "Optometry"],
  ["(chiropractor|chiropractors)", "Chiropractic"],
  ["(dietitian|dietitians|dietician|dieticians|nutritionist|nutritionists)", "Nutrition"],
  ["(psychologist|psychologists)", "Psychology"],
  ["school (psychologist|psychologists)", "School Psychology"],
  ["clinical (psychologist|psychologists)", "Clinical Psychology"],
  ["counselor(s)", "Counseling"],
  ["(school|guidance) counselor(s)", "School Counseling"],
  ["mental health counselor(s)", "Mental Health Counseling"],
  ["marriage and family therapist(s)", "Marriage and Family Therapy"],
  ["physical therapist(s)", "Physical Therapy"],
  ["occupational therapist(s)", "Occupational Therapy"],
  ["(speech|speech language) (therapist|pathologist)(s|)", "Speech Pathology"],
  ["(audiologist|audiologists)", "Audiology"],
  ["respiratory therapist(s)", "Respiratory Therapy"],
  ["(paramedic|paramedics|emt|emts)", "Emergency Medical Technology"],
  ["social worker(s)", "Social Work"],
  ["(school|) librarian(s)", "Library Science"],
  ["(architect|architects)", "Architecture"],
  ["landscape architect(s)", "Landscape Architecture"],
  ["interior designer(s)", "Interior Design"],
  ["(accountant|accountants|cpa|cpas|certified public accountant|certified public accountants)", "Accounting"],
  ["(actuary|actuaries)", "Actuarial Science"],
  ["(journalist|journalists)", "Journalism"],
  ["(funeral director|funeral directors|mortician|morticians|embalmer|embalmers)", "Funeral Service"],
  ["(surveyor|surveyors)", "Surveying"],
  ["(electrician|electricians)", "Electrician"],
  ["(welder|welders)", "Welding"],
  ["(chef|chefs)", "Culinary Arts"],
  ["(cosmetologist|cosmetologists|hairdresser|hairdressers)", "Cosmetology"],
  ["(minister|ministers|pastor|pastors|priest|priests|rabbi|rabbis)", "Theology"],
  ["(physicist|physicists)", "Physics"],
  ["(chemist|chemists)", "Chemistry"],
  ["(geologist|geologists)", "Geology"],
  ["urban planner(s)", "Urban Planning"],
  ["(airline|commercial|professional|aircraft|helicopter|) (pilot|pilots)", "Aviation"],
  ["medical assistant(s)", "Medical Assisting"],
  ["phlebotomist(s)", "Phlebotomy"],
  ["veterinary (technician|technologist|assistant)(s|)", "Veterinary Technology"],
  ["surgical (technologist|technician)(s|)", "Surgical Technology"],
  ["(radiologic|radiology) (technologist|technician)(s|)", "Radiologic Technology"],
  ["medical laboratory (technologist|technician|scientist)(s|)", "Medical Laboratory Technology"],
  ["(physical therapist|physical therapy) assistant(s)", "Physical Therapist Assistant"],
  ["(occupational therapist|occupational therapy) assistant(s)", "Occupational Therapy Assistant"],
  ["personal support worker(s)", "Personal Support Worker"],
  ["(millwright|millwrights)", "Millwright"],
  ["(pipefitter|pipefitters|steamfitter|steamfitters)", "Pipefitting"],
  ["truck driver(s)", "Truck Driving"],
  ["(diesel|automotive|auto) (mechanic|technician)(s|)", "Automotive Technology"],
  ["(aviation|aircraft|aircraft maintenance) (mechanic|technician)(s|)", "Aviation Maintenance"],
  ["(certified|) nursing assistant(s)", "Nursing Assistant"],
  ["pharmacy technician(s)", "Pharmacy Technician"],
  ["(barber|barbers|beautician|beauticians|esthetician|estheticians)", "Cosmetology"],
];
const findAllProfessions = phraseFinder(professions);
/** Finds professions of the table, each with the field that its people studied; of a "school nurse" no nurse besides. */
export const findProfessions = (tokens: readonly Token[]): readonly Found<string>[] =>
  outermost(findAllProfessions(tokens));

/** Ends of words for people, and of the fields that they study: "geologists" study geology. */
const endings: readonly (readonly [person: RegExp, field: string])[] = [
  [/ologists?$/, "ology"],
  [/ographers?$/, "ography"],
  [/onomists?$/, "onomy"],
  [/conomists?$/, "conomics"],
  [/metrists?$/, "metry"],
  [/chemists?$/, "chemistry"],
  [/botanists?$/, "botany"],
  [/physicists?$/, "physics"],
  [/mathematicians?$/, "mathematics"],
  [/statisticians?$/, "statistics"],
  [/musicians?$/, "music"],
  [/historians?$/, "history"],
  [/philosophers?$/, "philosophy"],
  [/scientists?$/, "science"],
  [/therapists?$/, "therapy"],
  [/engineers?$/, "engineering"],
  [/designers?$/, "design"],
  [/planners?$/, "planning"],
  [/programmers?$/, "programming"],
  [/hygienists?$/, "hygiene"],
  [/machinists?$/, "machining"],
  [/plumbers?$/, "plumbing"],
  [/carpenters?$/, "carpentry"],
  [/foresters?$/, "forestry"],
  [/horticulturists?$/, "horticulture"],
  [/geneticists?$/, "genetics"],
  [/linguists?$/, "linguistics"],
  [/criminologists?$/, "criminology"],
];
const lastLetters = new Set("strn");
const mayEnd = /(?:ists?|phers?|ians?|neers?|ners?|mmers?|bers?|ters?)$/;

/** A profession whose name says the field, with the words before it that belong to it: "computer scientists". */
function namedProfession(tokens: readonly Token[], at: number): Found<string> | null {
  const word = wordAt(tokens, at);
  // Most words end in other letters, and cost no more than this look.
  if (word.length < 6 || !lastLetters.has(word.charAt(word.length - 1)) || !mayEnd.test(word)) return null;
  const ending = endings.find(([person]) => person.test(word));
  if (!ending) return null;
  const last = word.replace(...ending);
  for (const words of [2, 1, 0]) {
    const before = tokens.slice(Math.max(0, at - words), at).map((token) => token.word);
    const name = [...before, last].join(" ");
    if (before.length === words && namedField(name)) return { from: at - words, to: at + 1, value: shownName(name) };
  }
  return null;
}

/** The professions of a clause, listed or named by their field. */
export function professionsIn(tokens: readonly Token[]): Found<string>[] {
  const listed = findProfessions(tokens);
  const named = tokens.flatMap((_, at) => namedProfession(tokens, at) ?? []);
  const isFree = ({ from, to }: Found<string>) => !listed.some((other) => from < other.to && other.from < to);
  return [...listed, ...named.filter(isFree)];
}

const wishes = wordSet(`
plan plans planning intend intends intending wish wishes wishing want wants wanting aspire aspires aspiring hope hopes hoping desire desires desiring
attend attending college study studying studies train training prepare prepares preparing preparation education educated enrolled pursuing program programs seeking qualify working
`);
const hopeful = wordSet("future aspiring prospective budding");
const becoming = wordSet("become becoming be being");
const licenses = wordSet("licensure license licence licensed certification certified registration registered");
/** Words between "to become" and the profession: "a licensed, high-school". */
const between = wordSet(
  "a an the licensed certified registered professional future practicing practising high junior middle public private catholic christian and or as school qualified successful",
);

/** What stands around a profession that tells what somebody studies. */
export const aroundProfessions = new TokenSet([
  ...wishes,
  ...hopeful,
  "career",
  "careers",
  "train",
  "trains",
  "trainee",
  "apprentice",
  "student",
]);

/** What students do besides their studies: a "student musician" may study anything. */
const practices = new Set(["journalism", "music"]);

type FieldMeaning = Extract<Meaning, { about: "field_of_study" }>;

const held = toCheck("degree");
const career = toCheck("career");

/**
 * Professions that tell what somebody studies: "students planning to become teachers", "a program that leads to licensure
 * as an optometrist", "nurse anesthetist students". A plan leaves other fields open.
 */
export function fieldsOfProfessions({ tokens, text }: FieldClause): Mention[] {
  const teachers = findTeaching(tokens).map(({ from, to }): Mention => ({ from, to, inside: true, meaning: career }));
  let planned = -1;
  let trained = -1;
  const others = professionsIn(tokens).flatMap(({ from, to, value }): Mention[] => {
    const start = isNextInList(tokens, planned, from) ? from : planBefore(tokens, from);
    if (start !== null) {
      planned = to;
      return [{ from: start, to, meaning: field(`${value} or a related field`), also: [career], inside: true }];
    }
    const hope = hopeBefore(tokens, from);
    if (hope !== null) return [{ from: hope, to, meaning: career }];
    const isTrainee =
      isNextInList(tokens, trained, from) ||
      (/^(?:student|trainee|apprentice)$/.test(wordAt(tokens, from - 1)) &&
        gap(tokens, text, from) === " " &&
        !practices.has(value.toLowerCase()));
    if (isTrainee) trained = to;
    const isProgram =
      isHead(wordAt(tokens, to)) && gap(tokens, text, to) === " " && !noPrograms.test(wordAt(tokens, to));
    if (isProgram && !isTrainee && isHeld(tokens, from)) return [{ from, to: to + 1, meaning: held }];
    return isTrainee || isProgram ? [{ from, to, meaning: field(value) }] : [];
  });
  return [...teachers, ...others];
}

/** "Plan to teach mathematics" is a plan for education. */
const teaching: PhraseTable<true> = [
  [
    "(plan|plans|planning|intend|intends|intending|preparing|prepare|wish|want|wants|wishing|training|committed|agree|agrees) (to|on) (teach|teaching)",
    true,
  ],
];
export const findTeaching = phraseFinder(teaching);

/** Words after a profession that name no program for it: "teacher education" may be a subject of a scholarship for teachers. */
const noPrograms = /^(?:education|schools?|fields?|certificates?)$/;

/** "A nurse, physician | or a dentist": only words of a list stand between two professions. */
const isNextInList = (tokens: readonly Token[], before: number, from: number): boolean =>
  before >= 0 && tokens.slice(before, from).every(({ word }) => /^(?:or|and|an?)$/.test(word));

/** Where the words begin that speak of a profession to come: "aspiring | chemists", "careers as | engineers"; else null. */
function hopeBefore(tokens: readonly Token[], from: number): number | null {
  const [second, first] = [wordAt(tokens, from - 2), wordAt(tokens, from - 1)];
  if (hopeful.has(first)) return from - 1;
  const article = /^(?:an?|the)$/.test(first);
  const [verb, as] = article ? [wordAt(tokens, from - 3), second] : [second, first];
  return as === "as" && /^(?:careers?|training|train|trains)$/.test(verb) ? from - (article ? 3 : 2) : null;
}

const field = (name: string): FieldMeaning => ({ about: "field_of_study", names: [name] });

/** Where the words begin that say that somebody studies for a profession, or null. */
function planBefore(tokens: readonly Token[], from: number): number | null {
  let at = from - 1;
  while (at > from - 8 && between.has(wordAt(tokens, at)) && !becoming.has(wordAt(tokens, at))) at--;
  const verb = wordAt(tokens, at);
  const isLicense =
    tokens.slice(Math.max(0, at - 1), from).some(({ word }) => licenses.has(word)) &&
    tokens[from - 1]?.word !== "certified";
  if (!becoming.has(verb) && !isLicense) return null;
  const reach = becoming.has(verb) ? 5 : 14;
  const wish = tokens.findLastIndex(({ word }, index) => index < at + 1 && index >= at - reach && wishes.has(word));
  return wish < 0 ? null : becoming.has(verb) ? wish : from;
}
