import { type GpaScale, gpaScaleOf, onFourPointScale } from "#domain/profile/gpa-scale.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";

/** A grade as typed, with the name of its scale. */
export type TypedGrade = { gpa: string; gpa_scale: string };

const examples: Partial<Record<GpaScale, string>> = {
  "4.0": "From 0 to 4, such as 3.6.",
  "5.0": "From 0 to 5, such as 4.3.",
  "100": "From 0 to 100, such as 92.",
  percentage: "From 0 to 100, such as 74.",
  letter: "From A+ to F, such as B+.",
};

// Lower than a D. Few students apply with such a GPA, so the scale is more likely wrong.
const implausible = 1;

/** The hint under a grade: `87 is about 3.3 of 4.0.` on another scale, and a question when the scale looks wrong. */
export function gradeHint({ gpa, gpa_scale }: TypedGrade): string | undefined {
  const scale = gpaScaleOf(gpa_scale);
  const given = gpa.trim();
  const onFour = given === "" ? null : onFourPointScale(given, scale);
  if (onFour === null) return examples[scale];
  const isLow = onFour > 0 && onFour < implausible;
  if (scale === "4.0") return isLow ? `${given} of 4.0 is very low. Is the scale right?` : examples[scale];
  const about = `${given} is about ${onFour.toFixed(1)} of 4.0.`;
  return isLow ? `${about} Is the scale right?` : about;
}

/** The grade as the change to save. The server computes the GPA of another scale. */
export function gradeChanges({ gpa, gpa_scale }: TypedGrade): Pick<ProfileChanges, "gpa" | "gpa_given" | "gpa_scale"> {
  const given = gpa.trim();
  const scale = gpaScaleOf(gpa_scale);
  if (given === "") return { gpa: null };
  return scale === "4.0" ? { gpa: Number(given) } : { gpa_given: given, gpa_scale: scale };
}
