import { wordSet } from "../../../../eligibility/text/word-set.ts";
import { readPart } from "../../read-part.ts";
import type { Student } from "../../student.ts";
import type { LeastGrades } from "../told.ts";

/** "A GPA no higher than 3.0", "a 3.0 GPA or lower" and "a GPA between 2.0 and 3.0". The group is the highest GPA. */
const highestGpas = [
  /\b(?:gpa|grade point average) (?:is |of |be |must be |a ){0,3}(?:below|under|less than|at most|no more than|no higher than|no greater than|not above|not over|not exceeding) (?:a )?([1-4]\.\d{1,2})\b/i,
  /\b(?:gpa|grade point average) (?:is |of |be |must be |a ){0,3}([1-4]\.\d{1,2}) or (?:lower|below|less|under)\b/i,
  /\b([1-4]\.\d{1,2}) gpa or (?:lower|below|less|under)\b/i,
  /\b(?:gpa|grade point average):? (?:is |of |be |must be |from |a ){0,3}[1-3]\.\d{1,2}(?: ?[-–] ?| to )([1-4]\.\d{1,2})\b/i,
  /\b(?:gpa|grade point average) (?:is |of |be |must be ){0,3}between (?:a )?[1-3]\.\d{1,2} and (?:a )?([1-4]\.\d{1,2})\b/i,
];
/** Beside these words the grades are those of others, or of those who may not apply. */
const ofOthers = /\b(?:also|cannot|considered|encouraged|even|if|ineligible|minimum|not|prefer\w*|still|unless)\b/i;

/** The highest GPA that a sponsor's words allow; null where they name none, or the best of all grades. */
export function highestGpaIn(quote: string): number | null {
  for (const pattern of highestGpas) {
    const found = pattern.exec(quote);
    if (found === null || ofOthers.test(quote.replace(found[0], ""))) continue;
    const highest = Number(found[1]);
    if (highest < 4) return highest;
  }
  return null;
}

const decimal = /\b[1-4]\.\d{1,2}\b/g;
const number = /\b\d{2,4}\b/g;

/** "A GPA below 3.0", but not "no lower than 3.0". */
const highest = /(?<!\b(?:no|not) )\b(?:below|under|lower|less)\b|\bno (?:more|higher|greater) than\b|\bat most\b/i;

/** "A GPA of at least 3.0, or an ACT score of at least 21". Of several numbers the smallest counts. */
export function leastGradesIn(quote: string): LeastGrades | null {
  if (highest.test(quote)) return null;
  const grades = {
    gpa: /\bGPA\b|\bgrade point\b/i.test(quote) ? leastIn(quote, decimal, [1, 4]) : null,
    sat: quote.includes("SAT") ? leastIn(quote, number, [400, 1600]) : null,
    act: quote.includes("ACT") ? leastIn(quote, number, [10, 36]) : null,
  };
  const entering = grades.gpa === null ? null : Number(ofEntering.exec(quote)?.[1] ?? 0) || null;
  return grades.gpa === null && grades.sat === null && grades.act === null ? null : { ...grades, entering };
}

/** "A 3.5 GPA as a first-year applicant", who is in high school today, but not the scale of "a 3.2/4.0 for incoming students". */
const ofEntering =
  /(?<!\/ ?|\bout of |\bon an? )\b([1-4]\.\d{1,2}) (?:gpa )?(?:required )?(?:as|for|if you are|of) (?:an? |the |in )?(?:entering|first[- ]year|freshm[ae]n|high school|incoming)\b/i;

const plainWords = wordSet(
  "a above after and at average award college cumulative current depending first fund grade grades gpa grant had have higher least maintain meet minimum must of on or overall point program required scale scholarship school semester students term the to type unweighted varies you your",
);

const ofLeast = wordSet("depending least minimum");

/**
 * The GPA that meets a check which asks for nothing but a GPA: the highest of several, "at least 2.0 to 3.0 depending on the grant".
 * `words` are the words of the quote, in which "2.0" is "20". Null for other words.
 */
export function plainGpaIn(quote: string, words: readonly string[]): number | null {
  const isPlain = words.every((word) => plainWords.has(word) || /^[1-4]\d{0,2}$/.test(word));
  if (!isPlain || !/\bGPA\b|\bgrade point average\b/i.test(quote)) return null;
  // "A GPA of 2.5 to 3.0" has a highest one.
  if (!words.some((word) => ofLeast.has(word))) return null;
  const named = (quote.match(decimal) ?? []).map(Number).filter((each) => each <= 4);
  // "A 3.5 on a 5.0 scale" is of another scale.
  return named.length === 0 || /\b(?:[5-9]|\d{2,3})\.\d/.test(quote) ? null : Math.max(...named);
}

function leastIn(quote: string, pattern: RegExp, [from, to]: readonly [number, number]): number | null {
  const numbers = (quote.match(pattern) ?? []).map(Number).filter((each) => each >= from && each <= to);
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** Whether all that is named for students of their level is above what the student has. What they did not tell may be enough. */
export function isBelow({ level, profile }: Student, { gpa, entering, sat, act }: LeastGrades): boolean {
  const stands = [
    [level === "high_school" ? (entering ?? gpa) : gpa, "gpa"],
    [sat, "sat_score"],
    [act, "act_score"],
  ] as const;
  return stands.every(([least, of]) => least === null || readPart(profile, of, (own) => own != null && own < least));
}
