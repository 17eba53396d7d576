import type { ConstraintFits } from "../fits/constraint-fits.ts";

/** Whether a constraint only tells that the student is a woman or a man, as "girl", "daughter" and "my son" do. */
export const isSex = ({ constraints }: Pick<ConstraintFits, "constraints">): boolean =>
  constraints.every(({ slot, value }) => slot === "group" && (value === "women" || value === "men"));

/** Whether it is no more than a word of the person: "girl", "daughter", "Latina", and not "women in engineering", "stem girls" or "single mom". */
export const isPassing = (unit: Pick<ConstraintFits, "constraints">): boolean =>
  isSex(unit) && unit.constraints.every(({ words }) => !forTheSex.test(words));
const forTheSex =
  /\b(?:wom[ae]n|females?|girls|ladies|m[ae]n|males?|boys|moms?|mothers?|dads?|fathers?|mujer(?:es)?|chicas|muchachas|hombres?|madres?|padres?|mam[aá]s?|pap[aá]s?)\b/i;
