import { formatDollars } from "../scholarships/money/money-range.ts";
import type { MatchPage } from "./match-list.ts";

type Totals = Pick<MatchPage, "total" | "sections" | "parts" | "potential_value">;

/**
 * What an answer changed in the student's list, in a sentence: `2 more you qualify for, 3 more good or strong fits, 13 ruled out. Potential value: $60,000 more.`
 * It says so where none of the figures changed.
 */
export function answerEffect(before: Totals, after: Totals): string {
  const qualify = after.sections.qualify - before.sections.qualify;
  const fits = fitsOf(after) - fitsOf(before);
  const total = after.total - before.total;
  const value = after.potential_value - before.potential_value;
  const counts = [
    ...(qualify === 0 ? [] : [`${moreOrFewer(qualify)} you qualify for`]),
    ...(fits === 0 ? [] : [`${moreOrFewer(fits)} good or strong ${Math.abs(fits) === 1 ? "fit" : "fits"}`]),
    ...(total < 0 ? [`${count(total)} ruled out`] : total > 0 ? [`${moreOrFewer(total)} in your list`] : []),
  ];
  if (counts.length === 0 && value === 0) return "The numbers of your list stay the same.";
  const sentence = counts.length > 0 ? [`${counts.join(", ")}.`] : [];
  const money =
    value === 0 ? [] : [`Potential value: ${formatDollars(Math.abs(value))} ${value > 0 ? "more" : "less"}.`];
  return [...sentence, ...money].join(" ");
}

/** How many matches are good fits or better. */
const fitsOf = ({ parts }: Totals): number =>
  parts.strong_qualify + parts.strong_one_answer + parts.strong_check + parts.good;

const moreOrFewer = (change: number): string => `${count(change)} ${change > 0 ? "more" : "fewer"}`;
const count = (change: number): string => Math.abs(change).toLocaleString("en-US");
