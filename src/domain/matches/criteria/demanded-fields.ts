import type { CheckKind, Demand } from "../../eligibility/demand.ts";
import { outermost } from "../../eligibility/text/phrases.ts";
import { singular } from "../../fields-of-study/field-words.ts";
import { namedField, namesOfFields } from "../../fields-of-study/named-fields.ts";
import { foldedWords } from "../../places/folded-words.ts";
import { namesByFirstWord, namesInWords } from "../../places/names-in-words.ts";
import { inOrder } from "./criterion.ts";

/** Kinds of checks whose words tell what to study, do research in or aim at, or what the scholarship is to support. */
const tellSubject: ReadonlySet<string> = new Set<CheckKind>(["career", "interest", "program", "purpose", "research"]);

// Names of fields that texts of every subject use for other things.
const everyday = new Set(
  "art arts business communication computer conducting design development education energy engineering english environment family finance government health history information language law leadership library management marketing media medicine military music news peace planning policy politics psychology public religion research science service social sport study teaching technician technology theatre transportation travel water writing higher education|college|community|film|food|fine art|international|international study|area|work|human right|foreign language|public service|social science|liberal art|natural science|physical science|life science|applied science|health science|stem|science technology engineering and mathematics|public health"
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
 * The fields that the sponsor's words about a career, an interest or a research topic name, as CIP prefixes in order:
 * "an interest in government statistics" names statistics.
 */
export function demandedFields(demands: readonly Demand[]): string[] {
  return inOrder(demandedSubjects(demands).flatMap((quote) => fieldsIn(foldedWords(quote).map(singular))));
}

/** The sponsor's words about a career, an interest or a research topic. */
export const demandedSubjects = (demands: readonly Demand[]): string[] => [
  ...new Set(
    demands.flatMap((demand) => (demand.about === "check" && tellSubject.has(demand.kind) ? [demand.quote] : [])),
  ),
];

const fieldsIn = (words: readonly string[]): string[] =>
  outermost(namesInWords(words, names)).flatMap(({ value }) => value);
