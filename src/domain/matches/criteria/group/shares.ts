import type { Group } from "../../../scholarships/vocabulary.ts";
import { mostDoubt } from "../criterion.ts";

/** A group of at least this percentage of all students is large. */
export const largeShare = 40;
const smallShare = 5;

/**
 * The size of the doubt that an open condition leaves which this percentage of all students meet. Small, as whoever looks at
 * a scholarship is more like those it is for. docs/how-matching-works.md names the sources of the shares.
 */
export const doubtOfShare = (percent: number): number =>
  percent >= largeShare ? 1 : percent >= smallShare ? 2 : mostDoubt;

/** What percentage of the students of US colleges belong to each group. */
export const shareOfGroup: Readonly<Record<Group, number>> = {
  asian: 7,
  black: 13,
  christian: 65,
  disability: 21,
  first_generation: 56,
  foster: 2,
  hispanic: 20,
  jewish: 2,
  lgbtq: 20,
  men: 43,
  middle_eastern: 1,
  military: 5,
  minority: 45,
  muslim: 1,
  native_american: 1,
  pacific_islander: 1,
  parent: 18,
  single_parent: 12,
  undocumented: 2,
  white: 53,
  women: 57,
};
