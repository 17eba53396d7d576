import { profileQuestions } from "../profile/questions.ts";
import { criteria } from "./criteria/criteria.ts";
import type { Scholarship } from "./criteria/criterion.ts";
import { isSetAside, type Student } from "./criteria/student.ts";
import type { Factor, Unlock } from "./match.ts";
import type { Eligibility } from "./match-vocabulary.ts";
import { type Answered, type Points, scoreAnswers } from "./score-scale.ts";

/** One scholarship scored for one student. `open` are the profile paths whose missing answers leave it unknown. */
export type ScoredMatch = {
  match_score: number;
  eligibility: Eligibility;
  factors: Factor[];
  unlock: Unlock | null;
  open: readonly string[];
};

type Judged = Answered & { asked: unknown };

/**
 * Scores and explains one scholarship for one student on `today` (YYYY-MM-DD). The score is 0 to 100, and the factors'
 * whole points add up to it. A failed criterion earns nothing and makes the scholarship ineligible, whatever the score.
 */
export function scoreMatch(student: Student, scholarship: Scholarship, today: string): ScoredMatch {
  const judged = criteria.map((criterion): Judged => {
    const asked = criterion.asked(scholarship, today);
    return { criterion, asked, criterionResult: asked === null ? null : criterion.judge(student, asked, today) };
  });
  const { score, points } = scoreAnswers(judged);
  const open = openQuestions(judged).filter((path) => !isSetAside(student, path));
  return {
    match_score: score,
    eligibility: eligibilityOf(judged),
    factors: judged.map((each, at) => factorOf(each, points[at] ?? { points: 0, weight: 0 }, student, scholarship)),
    unlock: open[0] === undefined ? null : missingAnswerOf(open[0], [scholarship]),
    open,
  };
}

function factorOf(
  { criterion, asked, criterionResult }: Judged,
  points: Points,
  student: Student,
  scholarship: Scholarship,
): Factor {
  const { key } = criterion;
  return {
    key,
    status:
      criterionResult === null ? "not_asked" : criterionResult.answer === "close" ? "met" : criterionResult.answer,
    weight: points.weight,
    points: points.points,
    required: criterionResult === null ? null : criterion.required(asked),
    student: criterionResult === null ? null : criterion.answered(student, asked),
    evidence: criterionResult === null ? null : (scholarship.evidence[key] ?? null),
  };
}

/** Nothing stated but a deadline is unknown too: silence about whom an award is for is no promise. */
function eligibilityOf(judged: readonly Judged[]): Eligibility {
  const deciding = judged.filter(({ criterion, criterionResult }) => criterion.decides && criterionResult !== null);
  if (deciding.some(({ criterionResult }) => criterionResult?.answer === "failed")) return "ineligible";
  if (deciding.some(({ criterionResult }) => criterionResult?.answer === "unknown")) return "unknown";
  return deciding.some(({ criterion }) => criterion.key !== "deadline") ? "eligible" : "unknown";
}

/** The missing answers of the deciding criteria, the one that leaves most open first. */
function openQuestions(judged: readonly Judged[]): string[] {
  const gain = new Map<string, number>();
  for (const { criterion, criterionResult } of judged) {
    if (!criterion.decides || criterionResult === null || criterionResult.missing === null) continue;
    const doubt = criterion.weights.open - criterion.weights.unknown;
    gain.set(criterionResult.missing, (gain.get(criterionResult.missing) ?? 0) + doubt);
  }
  return [...gain].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)).map(([path]) => path);
}

/** A question together with the awards it would settle and their dollars (the most each pays, 0 where not stated). */
export function missingAnswerOf(
  field: string,
  scholarships: readonly Pick<Scholarship, "amount_min" | "amount_max">[],
): Unlock {
  return {
    field,
    label: profileQuestions[field]?.label ?? field,
    scholarships: scholarships.length,
    dollars: scholarships.reduce(
      (sum, scholarship) => sum + (scholarship.amount_max ?? scholarship.amount_min ?? 0),
      0,
    ),
  };
}
