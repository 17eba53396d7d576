import type { Student } from "../student.ts";

/** Whether the student lives outside the US or wants to study there: where they do says more than a college that they may have left. */
export const looksAbroad = ({ place: { country }, studyCountries: { named } }: Student): boolean =>
  (country !== null && country !== "US") || named.some((code) => code !== "US");
