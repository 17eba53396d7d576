import type { Group } from "../../scholarships/vocabulary.ts";
import { lostByStep } from "../score-scale.ts";
import { mostDoubt } from "./criterion.ts";

/**
 * The steps of doubt that an open condition leaves which this percentage of all students meet. The chance that a student
 * of the list meets it is taken as the third root of the share, because whoever looks at it is more like those it is for:
 * 0.59 for one in five, 0.27 for one in fifty. docs/how-matching-works.md names the sources of the shares.
 */
export const stepsOfShare = (percent: number): number =>
  Math.min(mostDoubt, Math.round(Math.log(percent / 100) / (3 * Math.log(1 - lostByStep))));

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
  undocumented: 2,
  white: 53,
  women: 57,
};
