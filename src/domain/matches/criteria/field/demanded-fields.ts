import type { CheckKind, Demand } from "../../../eligibility/demand.ts";
import { findProfessions } from "../../../eligibility/field/names/professions.ts";
import { outermost } from "../../../eligibility/text/phrases.ts";
import { tokensOf } from "../../../eligibility/text/tokens.ts";
import { singular } from "../../../fields-of-study/field-words.ts";
import { namedField, namesOfFields } from "../../../fields-of-study/named-fields.ts";
import { hasWordOf } from "../../../places/folded-text.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import { namesByFirstWord, namesInWords } from "../../../places/names-in-words.ts";

/** Kinds of checks whose words tell what to study, do research in or aim at, or what the scholarship is to support. */
const tellSubject: ReadonlySet<string> = new Set<CheckKind>(["career", "interest", "program", "purpose", "research"]);

// Names of fields that texts of every subject use for other things.
const everyday = new Set(
  "art arts business communication computer data conducting design development education energy engineering english environment family finance government health history information language law leadership library management marketing media medicine military music news peace planning policy politics psychology public religion research science service social sport study teaching technician technology theatre transportation travel water writing|higher education|college|community|film|food|fine art|international|international study|area|work|human right|foreign language|public service|social science|liberal art|natural science|physical science|life science|applied science|health science|stem|science technology engineering and mathematics|public health"
    .split("|")
    .flatMap((names, at) => (at === 0 ? names.split(" ") : [names])),
);
const longestName = 5;

// Longer names first, so that of the names at one word the longest counts.
const names = namesByFirstWord(
  [...namesOfFields()]
    .map((name) => ({ name, length: name.split(" ").length }))
    .filter(({ name, length }) => !everyday.has(name) && length <= longestName)
    .toSorted((a, b) => b.length - a.length)
    .map(({ name }) => [name, namedField(name)?.codes ?? []] as const),
);

/**
 * The fields that the sponsor's words about a career, an interest or a research topic name, as CIP prefixes:
 * "an interest in government statistics" names statistics, and "a career as a librarian" library science.
 */
export function demandedFields(demands: readonly Demand[]): string[] {
  const subjects = demandedSubjects(demands).flatMap((quote) => fieldsIn(foldedWords(quote).map(singular)));
  const careers = demands.flatMap((demand) => (isOfCareer(demand) ? fieldsOfProfessions(demand.quote) : []));
  return [...subjects, ...careers];
}

const isOfCareer = (demand: Demand): boolean => demand.about === "check" && demand.kind === "career";
const fieldsOfProfessions = (quote: string): readonly string[] =>
  findProfessions(tokensOf(quote)).flatMap(({ value }) => namedField(value)?.codes ?? []);

/** The sponsor's words about a career, an interest or a research topic. */
export const demandedSubjects = (demands: readonly Demand[]): string[] => [
  ...new Set(
    demands.flatMap((demand) => (demand.about === "check" && tellSubject.has(demand.kind) ? [demand.quote] : [])),
  ),
];

/** The fields that names of scholarships and societies tell. Those of a people or a language tell groups there. */
export const fieldsOfNames = (text: string): string[] =>
  mayNameField(text)
    ? fieldsIn(foldedWords(text).map(singular)).filter((code) => !ofPeoples.has(code.slice(0, lengthOfFamily)))
    : [];
const ofPeoples = new Set(["05", "16"]);
const lengthOfFamily = 2;
// Most names hold no word that begins one of a field, which this tells quickly.
const mayNameField = hasWordOf([...names.keys()].flatMap((word) => [word, `${word}s`, word.replace(/y$/, "ies")]));

const fieldsIn = (words: readonly string[]): string[] =>
  outermost(namesInWords(words, names)).flatMap(({ value }) => value);
