import type { CitizenshipStatus } from "../../profile/answer-choices.ts";
import type { Citizenship } from "../../scholarships/vocabulary.ts";
import { type Comparison, capitalized, close, failed, met, orList, unanswered, unclear } from "./criterion.ts";
import type { Student } from "./student.ts";

const requiredWords: Record<Citizenship, string> = {
  us_citizen: "US citizen",
  permanent_resident: "US permanent resident",
  international: "international student",
  daca: "DACA recipient",
};

const statusWords: Record<CitizenshipStatus, string> = {
  us_citizen: "US citizen",
  permanent_resident: "US permanent resident",
  international: "International student",
  other: "Other",
};

export function compareCitizenship({ profile, citizenOf }: Student, required: readonly Citizenship[]): Comparison {
  const status = profile.citizenship_status ?? (citizenOf.includes("US") ? "us_citizen" : null);
  if (status === null) return unanswered("citizenship_status");
  // Most students of the US are citizens, so that only a rule without them is specific.
  if (status !== "other") return !required.includes(status) ? failed : required.includes("us_citizen") ? close : met;
  const open = required.includes("daca") || required.includes("international");
  return profile.demographics?.undocumented === true && !open ? failed : unclear;
}

/** The part of a student that `compareCitizenship` reads. */
export const comparedForCitizenship = ({ profile, citizenOf }: Student) => [
  profile.citizenship_status ?? null,
  citizenOf,
  profile.demographics?.undocumented ?? null,
];

export const citizenshipWords = (required: readonly Citizenship[]): string =>
  capitalized(orList(required.map((status) => requiredWords[status])));

export const citizenshipAnswer = ({ profile }: Student): string | null =>
  profile.citizenship_status ? statusWords[profile.citizenship_status] : null;
