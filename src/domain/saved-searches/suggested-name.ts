import { sectionLabels } from "../matches/match-vocabulary.ts";
import { matchingLevelLabels } from "../profile/answers/academic-level.ts";
import type { SavedSearchParams, WordSearch } from "./saved-search.ts";

/** The longest name of a saved search, in characters. */
export const longestName = 80;

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** A name for a search, from what it looks for: "Nursing, Bachelor's, at least $1,000". */
export function suggestedName(params: SavedSearchParams): string {
  if (params.list === "search") return wordsName(params);
  const { q, field_of_study, academic_level, amount_min, amount_max, unstated, gpa, essay, section } = params;
  const parts = [
    q && `“${q}”`,
    field_of_study,
    academic_level && matchingLevelLabels[academic_level],
    amount_min !== undefined && `at least ${dollars(amount_min)}`,
    amount_max !== undefined && `at most ${dollars(amount_max)}`,
    unstated && "or none stated",
    gpa !== undefined && `GPA ${gpa}`,
    essay === false && "no essay",
    section && sectionLabels[section],
  ];
  return cutAtWord(parts.filter((part) => typeof part === "string" && part !== "").join(", "), longestName);
}

/** At most `most` characters, up to the end of a word. Only one word that is longer is cut itself. */
function cutAtWord(text: string, most: number): string {
  const start = text.trim();
  if (start.length <= most) return start;
  const whole = start.slice(0, most + 1).replace(/\s\S*$/, "");
  return whole.slice(0, most).replace(/[\s,;:.-]{1,4}$/, "");
}

/** What only led to words that are gone. */
const leading = /(?:^|[\s,;])(?:and|at|for|from|in|of|or|to|with)$/i;

const edges = /^[\s,;]{1,4}|[\s,;]{1,4}$/g;

/** The words without those of the chips that are left out: `nursing` of "nursing in texas". Where nothing would be left, all of them. */
function wordsName({ q, left_out = [] }: WordSearch): string {
  const rest = left_out.reduce((text, { words }) => {
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    const isWhole = at >= 0 && !/\w$/.test(before) && !/^\w/.test(after);
    return isWhole ? before.replace(edges, "").replace(leading, "") + after : text;
  }, q);
  return cutAtWord(rest.replace(edges, "") || q, longestName);
}

/** A name that none of the others has, in small or capital letters: "Nursing (2)" where there is "nursing". */
export function uniqueName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : ` (${number})`;
    const unique = `${name.slice(0, longestName - ending.length).trim()}${ending}`;
    if (!taken.has(unique.toLowerCase())) return unique;
  }
}
