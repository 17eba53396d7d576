import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { isGone } from "../../matches/catalogue/row-order.ts";
import { constraintFits } from "../fits/constraint-fits.ts";
import { fitOfRow, fits } from "../fits/row-fits.ts";
import type { Understood } from "../understood.ts";
import { isWorldRegion } from "./countries-said.ts";

type Country = { value: string; relation: "home" | "study" };

/**
 * What was understood, where countries whose names stand alone are where the student is from, unless more scholarships are for studies
 * there than for its people: "Ghana" and "Germany". Those that are for both, or for studies in the United States too, bring nobody there.
 * The name of a region in which few study, such as "Africa", is looked for in texts.
 */
export function withCountriesAlone(index: CatalogueIndex, understood: Understood): Understood {
  const topics: string[] = [];
  const constraints = understood.constraints.flatMap((constraint) => {
    if (constraint.slot !== "country" || !constraint.alone || isStudiedIn(index, constraint.value)) return [constraint];
    if (isWorldRegion(constraint.value)) {
      topics.push(constraint.words.toLowerCase());
      return [];
    }
    const { alone, ...country } = constraint;
    return [{ ...country, relation: "home" as const }];
  });
  const isSame =
    topics.length === 0 && constraints.every((constraint, at) => constraint === understood.constraints[at]);
  return isSame ? understood : { ...understood, constraints, topics: [...understood.topics, ...topics] };
}

/** By country. Counting looks at each scholarship. */
const studiedIn = new WeakMap<CatalogueIndex, Map<string, boolean>>();

function isStudiedIn(index: CatalogueIndex, country: string): boolean {
  const known = studiedIn.get(index) ?? new Map<string, boolean>();
  studiedIn.set(index, known);
  const isStudied = known.get(country) ?? hasMoreStudents(index, country);
  known.set(country, isStudied);
  return isStudied;
}

/** Whether more scholarships are for studies in a country than for its people. */
function hasMoreStudents(index: CatalogueIndex, value: string): boolean {
  const isFor = (country: Country) => {
    const [unit] = constraintFits(index, [{ slot: "country", words: "", ...country }]);
    return (row: number, least: number) => unit !== undefined && fitOfRow(unit.fits, row) >= least;
  };
  const isThere = isFor({ value, relation: "study" });
  const isHere = isFor({ value: "US", relation: "study" });
  const isOfPeople = isFor({ value, relation: "home" });
  let balance = 0;
  for (let row = 0; row < index.rows; row++) {
    if (isGone(index, row)) continue;
    if (isOfPeople(row, fits.close)) balance -= isOfPeople(row, fits.met) ? 1 : 0;
    else if (isThere(row, fits.close) && !isHere(row, fits.close)) balance += 1;
  }
  return balance > 0;
}
