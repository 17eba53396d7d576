import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import type { RequiredDemand } from "../../matches/criteria/requirements.ts";
import { foldWords } from "../../places/folded-words.ts";
import { addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import { isStopWord, knownForm, wordsOfText } from "../text/words-of-text.ts";
import { sponsorWords } from "../wanted/sponsor-words.ts";
import { fits, type RowFits, tableOf } from "./row-fits.ts";
import { emptyRowSet, hasRow } from "./row-set.ts";
import { fitsOfSteps, stepOf, stepsOf } from "./row-steps.ts";

/** What scholarships that demand a relative name, in the words of sponsors: the people and what they are called else. */
export const wordsForWork = (work: string): string[] => [
  work,
  ...sponsorWords(work.toLowerCase()).flatMap(({ words, otherWords }) =>
    words.length === work.length ? otherWords : [],
  ),
];

/**
 * How scholarships stand to what a relative works ("firefighters", "Walmart"): those that demand a relative and name it are meant for
 * it; those for families of others, or of what the index does not hold, state too little. All others are open.
 */
export function familyFits(index: CatalogueIndex, work: string): RowFits {
  const { numbers, values } = columnOf(index, "other");
  const table = tableOf(values.length, (number) => fitOfDemands(values[number] ?? [], work));
  const ofFamilies = tableOf(values.length, (number) => ((values[number] ?? []).some(isOfFamily) ? 1 : 0));
  const naming = emptyRowSet(index.rows);
  for (const words of wordsForWork(work)) {
    const forms = wordsOfText(words).flatMap((word) => (isStopWord(word) ? [] : knownForm(word)));
    for (const each of alternativeOf(index.text, forms, 1)) addRowsHaving(naming, index.text, each);
  }
  const steps = stepsOf({ numbers, table }, index.rows);
  for (let row = 0; row < steps.length; row++)
    if (ofFamilies[numbers[row] as number] === 1 && hasRow(naming, row)) steps[row] = stepOf(fits.met, true);
  return fitsOfSteps(steps);
}

/** A demand on the family that only its words tell of. */
const isOfFamily = (demand: RequiredDemand): boolean => demand.about === "check" && demand.kind === "family";

function fitOfDemands(demands: readonly RequiredDemand[], work: string): number {
  const names = demands.flatMap((demand) =>
    demand.about === "parent_employers" || demand.about === "parent_unions" ? demand.names : [],
  );
  const wanted = ` ${foldWords(work)} `;
  if (names.some((name) => ` ${foldWords(name)} `.includes(wanted))) return fits.met;
  return names.length > 0 || demands.some(isOfFamily) ? fits.unknown : fits.open;
}
