import { fitOfRow, fits } from "../fits/row-fits.ts";
import { hasRow } from "../fits/row-set.ts";
import type { FoundRows } from "../found/found-rows.ts";

/** A scholarship whose words fit at least this share as well as those of the best one is about the topics. */
const meantFrom = 0.5;

/** Whether a row is for something that was said. */
export function meaningOf({ units, about, text, hasTopics, isFor }: FoundRows): (row: number) => boolean {
  const isAbout = hasTopics || about.length > 0;
  // Who only asks for money is helped by any scholarship.
  const telling = isAbout ? about : units.filter(({ slot }) => slot !== "financial_need");
  const leastWords = hasTopics ? meantFrom * text.best : Infinity;
  return (row) =>
    (!isAbout && telling.length === 0) ||
    (text.scores[row] as number) >= leastWords ||
    (isFor.length > 0 && hasRow(isFor, row)) ||
    telling.some((unit) => fitOfRow(unit.fits, row) >= fits.close);
}

/** Whether a row is for just what was said: for each subject, and about the topics. All are where neither was said. */
export function exactnessOf({ about, text, hasTopics }: FoundRows): (row: number) => boolean {
  const leastWords = meantFrom * text.best;
  return (row) => {
    const hasWords = (text.scores[row] as number) >= leastWords;
    return (
      (!hasTopics || hasWords) &&
      about.every(({ slot, fits: stated }) => {
        const fit = fitOfRow(stated, row);
        return fit === fits.met || (slot === "field_of_study" && fit === fits.open && hasWords);
      })
    );
  };
}

/** How far a row is about the topics, from 0 to 1; null where there are none. */
export const wordsShareOf =
  ({ text, hasTopics }: Pick<FoundRows, "text" | "hasTopics">) =>
  (row: number): number | null =>
    hasTopics ? Math.min(1, (text.scores[row] as number) / (meantFrom * text.best)) : null;
