import type { MatchingLevel } from "../profile/answers/academic-level.ts";
import { readableLine } from "./bounded-text.ts";

/** Words of catalogues' level columns: "high-school-senior", "Bachelor's Degree", "community-college". */
const inList: readonly (readonly [RegExp, readonly MatchingLevel[]])[] = [
  [/\bhigh school\b|\bsecondary\b|\b(?:9|1[0-2])th\b|\bk 12\b/i, ["high_school"]],
  [
    /\bassociates?\b|\bcommunity college\b|\bvocational\b|\btrade\b|\btechnical\b|\bcertificate\b|\btwo year\b|\b2 year\b/i,
    ["associate"],
  ],
  [
    /\bunder ?grad(?:uate)?s?\b|\bbachelors?\b|\b(?:four|4) year\b|\bcollege (?:freshm[ae]n|sophomore|junior|senior)\b|^(?:freshm[ae]n|sophomore|junior|senior)$/i,
    ["bachelor"],
  ],
  [/^(?:current )?college(?: students?)?$/i, ["associate", "bachelor"]],
  [/\bmasters?\b|\bmba\b|\bmsc?\b/i, ["master"]],
  [/(?<!under |post )\bgrad(?:uate)?\b(?!ing)/i, ["master", "doctoral"]],
  [/\bpost ?graduates?\b/i, ["master", "doctoral"]],
  [/\bdoctora(?:l|te)\b|\bph ?d\b/i, ["doctoral"]],
  [
    /\bprofessional (?:degree|school|student)|\blaw\b|\bjd\b|\bmedical\b|\bmd\b|\bdental\b|\bpharm\w*\b|^professional$/i,
    ["professional"],
  ],
];

/** The levels that an entry of a level column names; empty when it names none we know ("Professional Development"). */
export function levelsInList(entry: string): MatchingLevel[] {
  const words = readableLine(entry)
    .replace(/['’.]/g, "")
    .replace(/[_\-/]+/g, " ")
    .trim();
  return [...new Set(inList.flatMap(([pattern, levels]) => (pattern.test(words) ? levels : [])))];
}
