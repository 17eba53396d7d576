import type { Demand } from "../../../eligibility/demand.ts";
import { citizenshipAnswer, citizenshipsAnswer } from "../citizenship-fit.ts";
import { type Comparison, failed, met, unanswered, unclear, unknownOf } from "../criterion.ts";
import { progressWords } from "../degree-progress.ts";
import { compareBachelorsDegree, compareLevel } from "../level-fit.ts";
import { isAtHomeIn, livesIn, residenceAnswer, unplaced } from "../places/residence-fit.ts";
import type { Student } from "../student.ts";

/** `saysOutside`: it excludes by naming who is from outside of them. */
export type Exclusion = Extract<Demand, { about: "excluded" }> & { saysOutside?: true };

/** Compares who may not apply with a student. Whom one of the values names is ruled out; without an answer it is unknown. */
export function compareExclusion(student: Student, excluded: Exclusion, today: string): Comparison {
  const { citizens_of, statuses, residents_of, settled_in = [], states, levels, graduates } = excluded;
  const parts = [
    ...(citizens_of.length > 0 ? [isCitizen(student, excluded)] : []),
    ...(statuses.length > 0 ? [hasStatus(student, statuses)] : []),
    ...(states.length > 0 ? [livesIn(student, states)] : []),
    ...(residents_of.length > 0 ? [livesInCountry(student, residents_of)] : []),
    ...(settled_in.length > 0 ? [isSettledIn(student, settled_in)] : []),
    ...(levels.length > 0 ? [compareLevel(student, levels, today)] : []),
    ...(graduates ? [compareBachelorsDegree(student, today)] : []),
  ];
  if (parts.some(({ result }) => result === "met")) return failed;
  const open = parts.filter(({ result }) => result === "unknown");
  return open.length > 0 ? unknownOf(open) : met;
}

function isCitizen({ citizenOf, profile }: Student, { citizens_of: countries, saysOutside }: Exclusion): Comparison {
  const isExcluded = (code: string) => countries.includes(code);
  const isOutsideToo = saysOutside === true && !citizenOf.every(isExcluded);
  if (citizenOf.some(isExcluded)) return isOutsideToo ? unclear : met;
  const isOnlyUs = countries.every((code) => code === "US");
  // A student who named a citizenship, if only "US citizen", is a citizen of no other country.
  if (citizenOf.length > 0 || (isOnlyUs && profile.citizenship_status)) return failed;
  return unanswered(isOnlyUs ? "citizenship_status" : "citizenship_countries");
}

function hasStatus({ citizenOf, profile }: Student, statuses: Exclusion["statuses"]): Comparison {
  const status = profile.citizenship_status ?? (citizenOf.includes("US") ? "us_citizen" : null);
  if (status === null) return unanswered("citizenship_status");
  if (status === "other") return unclear;
  // Some sponsors count students with DACA among international students, and some do not.
  if (status === "daca" && !statuses.includes(status) && statuses.includes("international")) return unclear;
  return statuses.includes(status) ? met : failed;
}

function livesInCountry(student: Student, countries: readonly string[]): Comparison {
  if (isAtHomeIn(student, countries)) return met;
  const { country, isAbroad } = student.place;
  if (country !== null || (isAbroad && countries.every((code) => code === "US"))) return failed;
  return isAbroad ? unclear : unplaced(student);
}

/** Who lives there may be a permanent resident, or not. */
function isSettledIn(student: Student, countries: readonly string[]): Comparison {
  const lives = livesInCountry(student, countries);
  return lives.result === "met" ? unclear : lives;
}

/** What the student answered of what the exclusion asks for, or null. */
export function exclusionAnswer(student: Student, excluded: Exclusion, today: string): string | null {
  const { settled_in = [], residents_of, states } = excluded;
  const asksPlace = states.length + residents_of.length + settled_in.length > 0;
  const words = [
    excluded.citizens_of.length > 0 ? citizenshipsAnswer(student) : null,
    excluded.citizens_of.length === 0 && excluded.statuses.length > 0 ? citizenshipAnswer(student) : null,
    asksPlace ? residenceAnswer(student) : null,
    excluded.levels.length > 0 || excluded.graduates ? progressWords(student, today) : null,
  ];
  return words.filter(Boolean).join("; ") || null;
}
