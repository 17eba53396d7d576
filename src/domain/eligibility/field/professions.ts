import type { Meaning, Mention } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type FieldClause, isHead } from "./field-list.ts";
import { gap } from "./gap.ts";

/** The field that somebody studies to enter a profession. */
const professions: PhraseTable<string> = [
  ["(school|science|math|mathematics|english|music|art|) (teacher|educator)(s|)", "Education"],
  ["special education (teacher|educator)(s|)", "Special Education"],
  ["(elementary|primary) (school|) (teacher|educator)(s|)", "Elementary Education"],
  ["(secondary|high school) (teacher|educator)(s|)", "Secondary Education"],
  ["(registered|practical|vocational|school|) (nurse|nurses)", "Nursing"],
  ["nurse (practitioner|midwife|anesthetist|educator)(s|)", "Nursing"],
  ["(rn|rns|lpn|lvn)", "Nursing"],
  ["(engineer|engineers)", "Engineering"],
  ["(civil|mechanical|electrical|chemical|industrial|aerospace|software|environmental) engineer(s|)", "Engineering"],
  ["(physician|physicians|doctor|doctors|medical doctor|medical doctors|surgeon|surgeons)", "Medicine"],
  ["physician(s|) assistant(s|)", "Physician Assistant"],
  ["(lawyer|lawyers|attorney|attorneys|solicitor|barrister)", "Law"],
  ["(paralegal|paralegals|legal assistant|legal assistants)", "Paralegal Studies"],
  ["court reporter(s|)", "Court Reporting"],
  ["(dentist|dentists)", "Dentistry"],
  ["dental hygienist(s|)", "Dental Hygiene"],
  ["dental assistant(s|)", "Dental Assisting"],
  ["(pharmacist|pharmacists)", "Pharmacy"],
  ["(veterinarian|veterinarians)", "Veterinary Medicine"],
  ["(optometrist|optometrists)", "Optometry"],
  ["(chiropractor|chiropractors)", "Chiropractic"],
  ["(dietitian|dietitians|dietician|dieticians|nutritionist|nutritionists)", "Nutrition"],
  ["(psychologist|psychologists)", "Psychology"],
  ["(school|guidance|mental health|) counselor(s|)", "Counseling"],
  ["marriage and family therapist(s|)", "Marriage and Family Therapy"],
  ["physical therapist(s|)", "Physical Therapy"],
  ["occupational therapist(s|)", "Occupational Therapy"],
  ["(speech|speech language) (therapist|pathologist)(s|)", "Speech Pathology"],
  ["(audiologist|audiologists)", "Audiology"],
  ["respiratory therapist(s|)", "Respiratory Therapy"],
  ["(paramedic|paramedics|emt|emts)", "Emergency Medical Technology"],
  ["social worker(s|)", "Social Work"],
  ["(school|) librarian(s|)", "Library Science"],
  ["(architect|architects)", "Architecture"],
  ["landscape architect(s|)", "Landscape Architecture"],
  ["interior designer(s|)", "Interior Design"],
  ["(accountant|accountants|cpa|cpas|certified public accountant|certified public accountants)", "Accounting"],
  ["(actuary|actuaries)", "Actuarial Science"],
  ["(journalist|journalists)", "Journalism"],
  ["(funeral director|funeral directors|mortician|morticians|embalmer|embalmers)", "Funeral Service"],
  ["(surveyor|surveyors)", "Surveying"],
  ["(electrician|electricians)", "Electrician"],
  ["(welder|welders)", "Welding"],
  ["(chef|chefs)", "Culinary Arts"],
  ["(cosmetologist|cosmetologists|barber|barbers|hairdresser|hairdressers)", "Cosmetology"],
  ["(minister|ministers|pastor|pastors|priest|priests|rabbi|rabbis)", "Theology"],
  ["(physicist|physicists)", "Physics"],
  ["(chemist|chemists)", "Chemistry"],
  ["(geologist|geologists)", "Geology"],
  ["urban planner(s|)", "Urban Planning"],
];
/** Finds professions, each with the field that its people studied. */
export const findProfessions = phraseFinder(professions);

const wishes = wordSet(`
plan plans planning intend intends intending wish wishes wishing want wants wanting aspire aspires aspiring hope hopes hoping desire desires desiring
study studying studies train training prepare prepares preparing preparation education educated enrolled pursuing program programs seeking qualify working
`);
const becoming = wordSet("become becoming be being");
const licenses = wordSet("licensure license licence licensed certification certified registration registered");
/** Words between "to become" and the profession: "a licensed, high-school". */
const between = wordSet(
  "a an the licensed certified registered professional future practicing practising high junior middle public private catholic christian and or as school qualified successful",
);

const career: Meaning = { about: "demand", demand: { about: "check", kind: "career" } };

/**
 * Professions that tell what somebody studies: "students planning to become teachers", "a program that leads to licensure
 * as an optometrist", "nurse anesthetist students". A plan leaves other fields open.
 */
export function fieldsOfProfessions({ tokens, text }: FieldClause): Mention[] {
  return findProfessions(tokens).flatMap(({ from, to, value }): Mention[] => {
    const start = planBefore(tokens, from);
    if (start !== null) return [{ from: start, to, meaning: field(`${value} or a related field`), also: [career] }];
    const isTrainee =
      /^(?:student|trainee)$/.test(tokens[from - 1]?.word ?? "") &&
      gap(tokens, text, from) === " " &&
      value !== "Journalism";
    const isProgram =
      isHead(tokens[to]?.word ?? "") && gap(tokens, text, to) === " " && !noPrograms.test(tokens[to]?.word ?? "");
    return isTrainee || isProgram ? [{ from, to, meaning: field(value) }] : [];
  });
}

/** Words after a profession that name no program for it: "teacher education" may be a subject of a scholarship for teachers. */
const noPrograms = /^(?:education|schools?|fields?)$/;

const field = (name: string): Meaning => ({ about: "field_of_study", names: [name] });

/** Where the words begin that say that somebody studies for a profession, or null. */
function planBefore(tokens: readonly Token[], from: number): number | null {
  let at = from - 1;
  while (at > from - 8 && between.has(tokens[at]?.word ?? "") && !becoming.has(tokens[at]?.word ?? "")) at--;
  const verb = tokens[at]?.word ?? "";
  const isLicense =
    tokens.slice(Math.max(0, at - 1), from).some(({ word }) => licenses.has(word)) &&
    tokens[from - 1]?.word !== "certified";
  if (!becoming.has(verb) && !isLicense) return null;
  const reach = becoming.has(verb) ? 5 : 14;
  const wish = tokens.findLastIndex(({ word }, index) => index < at + 1 && index >= at - reach && wishes.has(word));
  return wish < 0 ? null : becoming.has(verb) ? wish : from;
}
