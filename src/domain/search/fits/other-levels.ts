import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import { constraintFits } from "./constraint-fits.ts";
import { fitOfRow, fits } from "./row-fits.ts";

/** A function that tells the levels that a row misses, as if the words of a search had named each alone. */
export function otherLevelsOf(index: CatalogueIndex): (row: number) => MatchingLevel[] {
  const levels = matchingLevels.flatMap((value) =>
    constraintFits(index, [{ slot: "academic_level", value, words: "" }]).map((unit) => ({ value, stated: unit.fits })),
  );
  return (row) => levels.flatMap(({ value, stated }) => (fitOfRow(stated, row) === fits.missed ? [value] : []));
}
