import { criteria } from "./criteria/criteria.ts";
import type { Comparison, MatchableScholarship } from "./criteria/criterion.ts";
import { isSetAside, type Student } from "./criteria/student.ts";
import type { Factor, Unlock } from "./match.ts";
import type { Eligibility, FactorStatus, Section } from "./match-vocabulary.ts";
import { type Answered, type Points, scoreAnswers } from "./score-scale.ts";
import { eligibilityOf, sectionOf } from "./section.ts";
import { wordsOf } from "./top-question.ts";

/** One scholarship scored for one student. `open` are the profile paths whose missing answers leave it unknown. */
export type ScoredMatch = {
  match_score: number;
  eligibility: Eligibility;
  /** Null when the student is ruled out. */
  section: Section | null;
  factors: Factor[];
  unlock: Unlock | null;
  open: readonly string[];
};

type ComparedCriterion = Answered & { required: unknown };

/**
 * Scores and explains one scholarship for one student on `today` (YYYY-MM-DD). The score is 0 to 100, and the factors'
 * whole points add up to it. A failed criterion earns nothing and makes the scholarship ineligible, whatever the score.
 * `compiled` are the requirements that the index holds of it, so that its texts are not read again.
 */
export function scoreMatch(
  student: Student,
  scholarship: MatchableScholarship,
  today: string,
  compiled?: readonly unknown[],
): ScoredMatch {
  const compared = criteria.map((criterion, at): ComparedCriterion => {
    // The index holds no words that are only shown.
    const isWhole = compiled && !criterion.compared;
    const required = isWhole ? (compiled[at] ?? null) : criterion.requirement(scholarship, today);
    return { criterion, required, comparison: required === null ? null : criterion.compare(student, required, today) };
  });
  const { score, points } = scoreAnswers(compared);
  const open = openQuestions(compared).filter((path) => !isSetAside(student, path));
  return {
    match_score: score,
    eligibility: eligibilityOf(compared),
    section: sectionOf(compared, student),
    factors: withoutOpenWords(
      compared.map((each, at) => factorOf(each, points[at] ?? none, { student, scholarship, today })),
    ),
    unlock: open[0] === undefined ? null : missingAnswerOf(open[0], [scholarship]),
    open,
  };
}

/** What counts against a scholarship is no requirement of its sponsor. */
const statusOf: Record<Comparison["result"], FactorStatus> = {
  met: "met",
  close: "met",
  failed: "failed",
  unknown: "unknown",
  against: "not_asked",
};

const none: Points = { points: 0, weight: 0 };

function factorOf(
  { criterion, required, comparison }: ComparedCriterion,
  { weight, points }: Points,
  { student, scholarship, today }: { student: Student; scholarship: MatchableScholarship; today: string },
): Factor {
  const { key, describeParts } = criterion;
  if (comparison === null)
    return { key, status: "not_asked", weight, points, required: null, student: null, evidence: null };
  const about = criterion.about?.(required);
  return {
    key,
    status: statusOf[comparison.result],
    weight,
    points,
    ...(about && { about }),
    ...(comparison.scoreOnly && { score_only: true }),
    required: criterion.describe(required, student),
    student: criterion.describeAnswer(student, required, today),
    evidence: scholarship.evidence[key] ?? null,
    ...(describeParts && { parts: describeParts(student, required, today) }),
  };
}

/** Words that are left to check as a condition of their own are no evidence that a criterion is met: it stands in our words alone. */
function withoutOpenWords(factors: Factor[]): Factor[] {
  const open = new Set(
    factors.flatMap(({ parts = [] }) =>
      parts.flatMap(({ status, required }) => (status === "unknown" ? required : [])),
    ),
  );
  return factors.map((factor) =>
    factor.status === "met" && factor.evidence !== null && open.has(factor.evidence)
      ? { ...factor, evidence: null }
      : factor,
  );
}

/** The missing answers of the deciding criteria, the one with the most weight first. */
function openQuestions(compared: readonly ComparedCriterion[]): string[] {
  const gain = new Map<string, number>();
  for (const { criterion, comparison } of compared) {
    if (!criterion.decides || comparison === null || comparison.missing === null) continue;
    gain.set(comparison.missing, (gain.get(comparison.missing) ?? 0) + criterion.units.met);
  }
  return [...gain].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)).map(([path]) => path);
}

/**
 * A question with the scholarships that its answer may decide, and their dollars (the largest amount of each, 0 where
 * not stated).
 */
function missingAnswerOf(
  field: string,
  scholarships: readonly Pick<MatchableScholarship, "amount_min" | "amount_max">[],
): Unlock {
  return {
    field,
    ...wordsOf(field),
    scholarships: scholarships.length,
    dollars: scholarships.reduce(
      (sum, scholarship) => sum + (scholarship.amount_max ?? scholarship.amount_min ?? 0),
      0,
    ),
  };
}
