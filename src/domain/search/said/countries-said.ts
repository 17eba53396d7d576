import { codes, everyCountry, worldRegion } from "../../places/world-regions.ts";

const outside = "outside ";
const union = "the European Union";
/** Their citizens study in the Union as its own do, so that "non-EU" means none of them. */
const besideUnion = codes("CH IS LI NO");
/** The value of the slot `country` for everything but a region: "outside the European Union". */
export const outsideOf = (region: string): string => `${outside}${region}`;

/** The countries of a region by its name, or the US by that of theirs; null for other names. */
const countriesOf = (name: string): readonly string[] | null =>
  name === unitedStates ? ["US"] : (worldRegion(name)?.countries ?? null);
const unitedStates = "the United States";
/** Everything but the US. */
export const outsideUs = outsideOf(unitedStates);

const known = new Map<string, readonly string[]>();

/**
 * The codes of the countries that a value of the slot `country` means: one, all of a region of the world such as "Europe", or all that are
 * not of it.
 */
export function countriesSaid(value: string): readonly string[] {
  if (!isOutside(value)) return worldRegion(value)?.countries ?? [value];
  const name = value.slice(outside.length);
  const inside = [...(countriesOf(name) ?? []), ...(worldRegion(name)?.name === union ? besideUnion : [])];
  const others = known.get(value) ?? everyCountry.filter((code) => !inside.includes(code));
  known.set(value, others);
  return others;
}

/** Whether such a value is all that is not of a region. */
export const isOutside = (value: string): boolean =>
  value.startsWith(outside) && countriesOf(value.slice(outside.length)) !== null;

/** Whether such a value is of several countries: a region of the world, or all others. */
export const isWorldRegion = (value: string): boolean => isOutside(value) || worldRegion(value) !== null;
