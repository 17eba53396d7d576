import type { Reading } from "#domain/eligibility/combine/statement.ts";
import type { CheckKind, Demand } from "#domain/eligibility/demand.ts";
import type { SponsorText } from "#domain/eligibility/read-eligibility.ts";
import { meansAnyField } from "#domain/fields-of-study/named-fields.ts";
import { countryCode } from "#domain/places/countries.ts";
import { stateCode } from "#domain/places/us-states.ts";
import { readEssay } from "#domain/reader/essay.ts";
import { levelsInList } from "#domain/reader/levels-in-list.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import { type CriterionKey, citizenships, groups } from "#domain/scholarships/vocabulary.ts";
import { firstCodePoints } from "../saving/bounded-text.ts";
import { gradeOf, shortened, yearsOf } from "./column-values.ts";
import type { Mappable } from "./field-map.ts";
import { type MappedValues, withoutComma } from "./mapped-values.ts";

export type Facts = ReturnType<typeof emptyFacts>;

/**
 * What a column states that is more than a list of plain values: a line for the reader, which is about `criterion`. Where the reader
 * finds nothing in it, `words` are left to check.
 */
export type Sentence = { text: string; criterion: CriterionKey; kind: CheckKind; words: string };

/** The facts of columns with plain values, the sentences of the others, and whether a column is longer than what is read of it. */
export type Columns = { facts: Facts; sentences: Sentence[]; isCut: boolean };

const longest = 300;
/** Columns that may say who can apply. */
const demanding: readonly Mappable[] = [
  ...(["description", "eligibility_text", "requirements", "academic_level", "field_of_study", "citizenship"] as const),
  ...(["groups", "location_restrictions", "countries", "institutions", "gpa_requirement", "need_based"] as const),
];

/**
 * The columns that state requirements. A column counts as a list of alternatives only where each entry is a plain value ("TX",
 * "us_citizen", "3.0"). Any other is read whole, as a labelled line of a text, so that one entry that is not understood leaves nobody
 * out and is not lost.
 */
export function columnsOf(row: MappedValues, sponsor: SponsorText): Columns {
  const years = row.list("graduation_years");
  const colleges = collegesOf(row);
  const own = [
    levelsOf(row.list("academic_level")),
    placesOf([...row.list("location_restrictions"), ...row.list("countries")]),
    citizenshipOf(row.list("citizenship")),
    groupsOf(row.list("groups")),
    fieldsOf(row.list("field_of_study")),
    gradesOf(row.text("gpa_requirement")),
    needOf(row),
    yearsOf(years) === null ? sentenceOf("graduation_year", "level", "Must graduate in", years) : {},
    colleges,
  ];
  const essay = /^(?:yes|required)\b/i.test(row.text("essay_required")) ? true : row.yes("essay_required");
  return {
    facts: {
      ...emptyFacts(),
      ...Object.assign({}, ...own.map(({ facts }: Part) => facts ?? {})),
      graduation_years: yearsOf(years) ?? [],
      essay_required: essay ?? (readEssay(row.text("essay_required")) || readEssay(sponsor.text)),
      requirements: row.list("requirements", withoutComma).flatMap((each) => shortened(each, longest)),
    },
    sentences: own.flatMap(({ sentences = [] }: Part) => sentences),
    isCut: demanding.some(row.isCut),
  };
}

/** Whether the reader found nothing in a sentence of the columns. */
export const isUnsaid = ({ criterion, text }: Sentence, { quotes, demands }: Reading): boolean =>
  !quotes.some(({ key }) => key === criterion || (key === "residence" && criterion === "citizenship")) &&
  !demands.some(({ quote }) => quote !== "" && text.includes(quote));

/**
 * The reading of the sentences, without what it says of levels where it knows fewer than the table of levels does: "High School
 * Senior, Grad". The sentence is then left to check.
 */
export function withoutLostLevels(
  { academic_level }: Facts,
  sentences: readonly Sentence[],
  reading: Reading,
): Reading {
  const { facts, quotes, demands } = reading;
  const sentence = sentences.find(({ criterion }) => criterion === "level");
  if (!sentence || academic_level.every((level) => facts.academic_level.includes(level))) return reading;
  return {
    ...reading,
    facts: { ...facts, academic_level: [] },
    quotes: quotes.filter(({ key }) => key !== "level"),
    demands: demands.filter(({ quote }) => quote === "" || !sentence.text.includes(quote)),
  };
}

export const toCheck = (kind: CheckKind, words: string): Demand => ({
  about: "check",
  kind,
  quote: firstCodePoints(words, longest),
});

/** What one column gives. */
type Part = { facts?: Partial<Facts>; sentences?: Sentence[] };

const sentenceOf = (
  criterion: CriterionKey,
  kind: CheckKind,
  label: string,
  entries: readonly string[],
  between = ", ",
): Part => {
  const words = entries.join(between);
  if (words === "") return {};
  const text = `${label} ${words}${label.endsWith(":") ? "" : "."}`;
  return { sentences: [{ text, criterion, kind, words }] };
};

const partsOf = (entry: string, separator: string) => entry.split(separator).map((part) => part.trim());
const spaced = (entry: string) => entry.replace(/_/g, " ");
const classes =
  /\b(?:seniors?|juniors?|sophomores?|freshm[ae]n|(?:9|10|11|12)th|(?:first|second|third|fourth|final)[- ]years?)\b/i;

function levelsOf(column: readonly string[]): Part {
  const entries = column.flatMap((entry) => (levelsInList(entry).length > 0 ? [entry] : partsOf(entry, "/")));
  const found = entries.map(levelsInList);
  const isKnown = found.every((levels) => levels.length > 0);
  const facts = { academic_level: isKnown ? [...new Set(found.flat())] : [] };
  const isWholeCollege = ["freshm", "sophomore", "junior", "senior"].every((each) =>
    entries.some((entry) => entry.toLowerCase().includes(each)),
  );
  if (isKnown && (isWholeCollege || !entries.some((entry) => classes.test(entry)))) return { facts };
  // A class alone is one of a college where nothing else is listed, as in the table of levels.
  const written = column.map((entry) =>
    spaced(entry)
      .replace(/(?<=[a-z])-(?=[a-z])/gi, " ")
      .replace(isKnown ? /^(?=(?:freshm[ae]n|sophomores?|juniors?|seniors?)$)/i : /(?!)/, "college "),
  );
  return { facts, ...sentenceOf("level", "level", "Academic level:", written) };
}

const everywhere = /^(?:nation ?wide|national|(?:us|u\.s\.)[- ]wide|all (?:50 |us |u\.s\. )?states)$/i;

function placesOf(column: readonly string[]): Part {
  const entries = column.map((entry) => (everywhere.test(entry) ? "US" : entry));
  if (!entries.every((entry) => stateCode(entry) !== null || countryCode(entry) !== null))
    return sentenceOf("residence", "place", "Residence:", column);
  const states = entries.map(stateCode).filter((code) => code !== null);
  const countries = entries
    .filter((entry) => stateCode(entry) === null)
    .map(countryCode)
    .filter((code) => code !== null);
  return { facts: { location_restrictions: [...new Set(states)], countries: [...new Set(countries)] } };
}

function citizenshipOf(entries: readonly string[]): Part {
  const keys = entries.map(keyed);
  const known = keys.filter((key) => isKeyOf(citizenships, key));
  if (known.length === entries.length) return { facts: { citizenship: known } };
  const words = entries.map((entry) =>
    spaced(entry.replaceAll("citizen_national", "citizen, national")).replace(/\b(?:us|US)\b/g, "U.S."),
  );
  return sentenceOf("citizenship", "citizenship", "Citizenship:", words, " or ");
}

function groupsOf(entries: readonly string[]): Part {
  const keys = entries.map(keyed);
  const known = keys.filter((key) => isKeyOf(groups, key));
  if (known.length === entries.length) return { facts: { groups: known } };
  return {
    sentences: entries.flatMap((entry) => sentenceOf("groups", "unread", "Open to:", [spaced(entry)]).sentences ?? []),
  };
}

/** The key of a vocabulary that an entry spells: `us_citizen` for "US citizen". */
const keyed = (entry: string) => entry.toLowerCase().replace(/[\s-]+/g, "_");
const isKeyOf = <T extends string>(vocabulary: readonly T[], entry: string): entry is T =>
  vocabulary.some((key) => key === entry);

const leavesOut = /\b(?:not|no|non|except(?:ing|ion)?|exclude|excludes|excluded|excluding|other than|but|only)\b/i;

function fieldsOf(column: readonly string[]): Part {
  if (column.some((entry) => leavesOut.test(entry)))
    return sentenceOf("field_of_study", "course", "Majors:", column.map(fieldName));
  const entries = column.flatMap((entry) => fieldsIn(entry));
  return { facts: { field_of_study: entries.map(fieldName).filter((field) => !meansAnyField(field)) } };
}

/** "Finance/Banking" names two; a short part ("TCP/IP") is none. */
function fieldsIn(entry: string): string[] {
  const parts = partsOf(entry, "/");
  return parts.every((part) => part.length > 3) ? parts : [entry];
}

/** Turns an identifier into words: "computer_science" becomes "Computer Science". */
function fieldName(entry: string): string {
  if (!entry.includes("_")) return entry;
  return entry.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function gradesOf(words: string): Part {
  if (words === "" || Number(words) === 0) return {};
  const grade = gradeOf(words);
  if (grade !== null) return { facts: { gpa_requirement: grade } };
  return sentenceOf("gpa", "grades", "Minimum GPA:", [words]);
}

const noNeed =
  /\b(?:prefer|preferred|preference|considered|consideration|may|optional|merit|either)\b|\bnot (?:required|needed|considered)\b|^no\b/i;

function needOf(row: MappedValues): Part {
  const stated = row.yes("need_based");
  const words = row.text("need_based");
  if (stated !== null || words === "") return { facts: { need_based: stated } };
  if (noNeed.test(words)) return {};
  const rest = words.replace(/^(?:yes|y|true)\b[\s,:;–—-]*/i, "");
  return sentenceOf("financial_need", "income", "Financial need:", [rest]);
}

const namesSchool = /\b(?:college|university|institute|school|academy|seminary|conservatory|polytechnic)\b/i;
const kindsOfSchools =
  /\b(?:any|all|accredited|colleges|universities|schools|institutions?|hbcus?|hsis?|four[- ]year|4[- ]year|two[- ]year|2[- ]year|public|private|participating|eligible|not|except|other|online)\b/i;

/** Colleges have commas in their names ("University of California, Los Angeles"), and a column may describe them instead. */
function collegesOf(row: MappedValues): Part {
  const whole = row.list("institutions", withoutComma);
  const entries = whole.flatMap((entry) => {
    const parts = partsOf(entry, ",");
    return parts.every((part) => namesSchool.test(part)) ? parts : [entry];
  });
  const isPlain = ({ length }: readonly string[], entry: string) => !entry.includes(",") || length === 1;
  const described = entries.some((entry) => kindsOfSchools.test(entry) || !isPlain(entries, entry));
  const isList = entries.length === 1 && (entries[0] ?? "").includes(",");
  if (described || isList) return sentenceOf("institution", "study_place", "Must attend", entries, " or ");
  return { facts: { institutions: entries.map((name) => firstCodePoints(name, longest)) } };
}
