import {
  type GpaScale,
  gpaScaleLabels,
  gpaScaleOf,
  gradeInWords,
  gradeOn,
  likelierScale,
  onFourPointScale,
} from "#domain/profile/answers/gpa-scale.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";

/** A grade as typed, with the name of its scale. */
export type TypedGrade = { gpa: string; gpa_scale: string };

const examples: Record<GpaScale, string> = {
  "4.0": "From 0 to 4, such as 3.6.",
  "5.0": "From 0 to 5, such as 4.3.",
  "10": "From 0 to 10, such as 8.7.",
  "20": "From 0 to 20, such as 14.5.",
  "100": "From 0 to 100, such as 92.",
  percentage: "From 0 to 100, such as 74.",
  uk_class: "1st, 2:1, 2:2, 3rd or pass.",
  letter: "From A+ to F, such as B+.",
  "2-5": "From 2 to 5, such as 4.5. 5 is the best grade, as in Poland.",
  "1-5": "From 1 to 5, such as 1.7. 1 is the best grade, as in Germany.",
};

/** Whether grades on a scale are numbers, for the keyboard of a phone. */
export const isNumberScale = (scale: GpaScale) => scale !== "letter" && scale !== "uk_class";

// Lower than a D. Few students apply with such a GPA, so the scale is more likely wrong.
const implausible = 1;

/**
 * The hint under a grade: an example of its scale, or `8.7 of 10 is about 3.5 of 4.0.` on another scale than 4.0. Asks
 * about the scale when the grade is implausible on it.
 */
export function gradeHint({ gpa, gpa_scale }: TypedGrade): string {
  const scale = gpaScaleOf(gpa_scale);
  const given = gpa.trim();
  const onFour = onFourPointScale(given, scale);
  const likelier = likelierScale(given, scale);
  if (onFour === null) {
    const abroad = likelier === "5.0" ? `, or “${gpaScaleLabels["2-5"]}” outside the US` : "";
    const advice = likelier ? ` For ${given}, choose “${gpaScaleLabels[likelier]}”${abroad}.` : "";
    return `${examples[scale]}${advice}`;
  }
  const isLow = onFour > 0 && onFour < implausible;
  const words = gradeInWords(given, scale) ?? (isLow ? `${given} of 4.0 is very low` : null);
  if (words === null) return examples[scale];
  const question = likelier ? ` Did you mean “${gpaScaleLabels[likelier]}”?` : isLow ? " Is the scale right?" : "";
  return `${words}.${question}`;
}

/** The grade as the change to save; NaN, which no save accepts, for an unreadable GPA. The server computes the GPA of another scale. */
export function gradeChanges({ gpa, gpa_scale }: TypedGrade): Pick<ProfileChanges, "gpa" | "gpa_given" | "gpa_scale"> {
  const given = gpa.trim();
  const scale = gpaScaleOf(gpa_scale);
  if (given === "") return { gpa: null };
  return scale === "4.0" ? { gpa: gradeOn(scale, given) ?? Number.NaN } : { gpa_given: given, gpa_scale: scale };
}
