import { conversionMargin, gpaScaleLabels, gradeOn } from "../../profile/answers/gpa-scale.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { type Comparison, failed, met, unanswered, unclear } from "./criterion.ts";
import { readPart } from "./read-part.ts";
import type { Student } from "./student.ts";

/**
 * A minimum up to 4 is compared on the 4.0 scale. A converted grade that falls short by little is unknown, as schools
 * convert differently. A higher minimum is on a scale of the sponsor's own, and compared only with a grade given on
 * that scale.
 */
export function compareGpa({ profile }: Student, required: number): Comparison {
  if (required > 4) return compareAsGiven(profile, required);
  const reaches = (more: number) => readPart(profile, "gpa", (gpa) => (gpa == null ? null : gpa + more >= required));
  const isMet = reaches(0);
  if (isMet === null) return unanswered("gpa");
  if (isMet) return met;
  return isConverted(profile) && reaches(conversionMargin) ? unclear : failed;
}

function compareAsGiven({ gpa_given, gpa_scale }: Grades, required: number): Comparison {
  const scale = required <= 5 ? "5.0" : required <= 10 ? "10" : required <= 20 ? "20" : "100";
  if (!gpa_given || gpa_scale !== scale) return unclear;
  const given = gradeOn(scale, gpa_given);
  if (given === null) return unclear;
  return given >= required ? met : failed;
}

type Grades = Pick<ProfileChanges, "gpa" | "gpa_given" | "gpa_scale">;

const isConverted = ({ gpa_scale }: Grades) => Boolean(gpa_scale) && gpa_scale !== "4.0";

/** The student's grade: "3.6", or "85 (100-point scale), 3 of 4". */
export function gpaAnswer({ profile }: Student): string | null {
  const { gpa, gpa_given, gpa_scale } = profile;
  if (gpa == null) return null;
  return gpa_given && gpa_scale && gpa_scale !== "4.0"
    ? `${gpa_given} (${gpaScaleLabels[gpa_scale]}), ${gpa} of 4`
    : String(gpa);
}
