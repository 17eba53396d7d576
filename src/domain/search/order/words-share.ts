import type { ConstraintFits } from "../fits/constraint-fits.ts";

/** How much relevance consists of the words beside the constraints: less where the words only set limits. */
const wordsShare = { about: 0.7, limits: 0.2, partTime: 0.6 };
/** Few state that they take part-time students, and more say so somewhere. */
export const isOfPartTime = (units: readonly ConstraintFits[]): boolean =>
  units.some(({ constraints }) => constraints.some(({ value }) => value === "part_time"));

/** How much of the relevance the words make. `isAbout`: they say what it should be about. */
export function shareOfWords(units: readonly ConstraintFits[], isAbout: boolean): number {
  if (units.length === 0) return 1;
  if (isAbout) return wordsShare.about;
  return isOfPartTime(units) ? wordsShare.partTime : wordsShare.limits;
}
