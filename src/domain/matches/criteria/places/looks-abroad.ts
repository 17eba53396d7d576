import type { Student } from "../student.ts";

/** Whether the student lives outside the US or wants to study there: where they do says more than a college that they may have left. */
export const looksAbroad = ({ place, studyCountries: { named } }: Student): boolean =>
  place.isAbroad || named.some((code) => code !== "US");
