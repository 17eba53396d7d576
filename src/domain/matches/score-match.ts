import { profileQuestions } from "../profile/questions.ts";
import { criteria } from "./criteria.ts";
import type { Award } from "./criterion.ts";
import type { Eligibility, Factor, Unlock } from "./match.ts";
import { type Answered, type Points, scoreAnswers } from "./score-scale.ts";
import { isSetAside, type Student } from "./student.ts";

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
export function scoreMatch(student: Student, award: Award, today: string): ScoredMatch {
  const judged = criteria.map((criterion): Judged => {
    const asked = criterion.asked(award, today);
    return { criterion, asked, verdict: asked === null ? null : criterion.judge(student, asked, today) };
  });
  const { score, points } = scoreAnswers(judged);
  const open = openQuestions(judged).filter((path) => !isSetAside(student, path));
  return {
    match_score: score,
    eligibility: eligibilityOf(judged),
    factors: judged.map((each, at) => factorOf(each, points[at] ?? { points: 0, weight: 0 }, student, award)),
    unlock: open[0] === undefined ? null : unlockOf(open[0], [award]),
    open,
  };
}

function factorOf({ criterion, asked, verdict }: Judged, points: Points, student: Student, award: Award): Factor {
  const { key } = criterion;
  return {
    key,
    status: verdict === null ? "not_asked" : verdict.answer === "close" ? "met" : verdict.answer,
    weight: points.weight,
    points: points.points,
    required: verdict === null ? null : criterion.required(asked),
    student: verdict === null ? null : criterion.answered(student, asked),
    evidence: verdict === null ? null : (award.evidence[key] ?? null),
  };
}

/** Nothing stated but a deadline is unknown too: silence about whom an award is for is no promise. */
function eligibilityOf(judged: readonly Judged[]): Eligibility {
  const deciding = judged.filter(({ criterion, verdict }) => criterion.decides && verdict !== null);
  if (deciding.some(({ verdict }) => verdict?.answer === "failed")) return "ineligible";
  if (deciding.some(({ verdict }) => verdict?.answer === "unknown")) return "unknown";
  return deciding.some(({ criterion }) => criterion.key !== "deadline") ? "eligible" : "unknown";
}

/** The missing answers of the deciding criteria, the one that leaves most open first. */
function openQuestions(judged: readonly Judged[]): string[] {
  const gain = new Map<string, number>();
  for (const { criterion, verdict } of judged) {
    if (!criterion.decides || verdict === null || verdict.missing === null) continue;
    const doubt = criterion.weights.open - criterion.weights.unknown;
    gain.set(verdict.missing, (gain.get(verdict.missing) ?? 0) + doubt);
  }
  return [...gain].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)).map(([path]) => path);
}

/** A question together with the awards it would settle and their dollars (the most each pays, 0 where not stated). */
export function unlockOf(field: string, awards: readonly Pick<Award, "amount_min" | "amount_max">[]): Unlock {
  return {
    field,
    label: profileQuestions[field]?.label ?? field,
    awards: awards.length,
    dollars: awards.reduce((sum, award) => sum + (award.amount_max ?? award.amount_min ?? 0), 0),
  };
}
