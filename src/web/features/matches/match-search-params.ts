// Plain functions, because zod would be an eighth of the JavaScript of /scholarships, which needs it for nothing else.

import { matchSorts, sectionFilters } from "#domain/matches/match-vocabulary.ts";
import { matchingLevels } from "#domain/profile/answers/academic-level.ts";
import { filterLimits } from "#domain/scholarships/lists/filter-limits.ts";

type Read<T> = (value: unknown) => T | undefined;

const oneOf =
  <V extends string>(values: readonly V[]): Read<V> =>
  (value) =>
    values.find((each) => each === value);

/** The text without spaces around it. The router gives a text of digits as a number. */
const textUpTo =
  (longest: number): Read<string> =>
  (value) => {
    const text = typeof value === "object" || value === undefined ? "" : String(value).trim();
    return text !== "" && text.length <= longest ? text : undefined;
  };

/** A number from 0 to `most`. */
const numberUpTo =
  (most: number, isAllowed: (number: number) => boolean): Read<number> =>
  (value) => {
    const number = typeof value === "number" ? value : Number(textUpTo(20)(value) ?? Number.NaN);
    return number >= 0 && number <= most && isAllowed(number) ? number : undefined;
  };

const only =
  <const V extends boolean>(wanted: V): Read<V> =>
  (value) =>
    value === wanted ? wanted : undefined;
const dollars = numberUpTo(filterLimits.dollars, Number.isInteger);

/** The tabs of /scholarships in their order. */
const matchTabs = ["search", "discovery", "matches", "bookmarked", "applied"] as const;
export type MatchTab = (typeof matchTabs)[number];

/** How each search param of /scholarships is read. Unknown and out-of-range values are undefined. */
export const matchSearchParams = {
  /** My Matches without a value. */
  tab: oneOf(matchTabs),
  /** Whether My Matches lists what the student hid instead. */
  hidden: only(true),
  section: oneOf(sectionFilters),
  q: textUpTo(filterLimits.q),
  academic_level: oneOf(matchingLevels),
  field_of_study: textUpTo(filterLimits.field_of_study),
  amount_min: dollars,
  amount_max: dollars,
  gpa: numberUpTo(4, Number.isFinite),
  /** False leaves out scholarships that need an essay. */
  essay: only(false),
  unstated: only(true),
  sort: oneOf(matchSorts),
  /** The scholarship whose details are open. */
  open: textUpTo(100),
};

type Readers = typeof matchSearchParams;
export type MatchSearchParams = { [Name in keyof Readers]?: ReturnType<Readers[Name]> };

/** The search params of /scholarships, without unknown and out-of-range ones. */
export function readMatchSearch(params: Readonly<Record<string, unknown>>): MatchSearchParams {
  const read = Object.entries(matchSearchParams).map(([name, reader]) => [name, reader(params[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
