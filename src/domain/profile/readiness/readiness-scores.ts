import { isUndecided } from "../../fields-of-study/named-fields.ts";
import type { AcademicLevel } from "../answers/academic-level.ts";
import type { SetAside } from "../answers/answer-choices.ts";
import type { FinancialNeedLevel } from "../answers/financial-need.ts";
import type { GpaScale } from "../answers/gpa-scale.ts";
import { isFilled } from "../completion.ts";
import { type ReadinessKey, readinessKeys } from "./readiness-keys.ts";

/** A value that some screens store as a list and others as text or a number. */
export type ListOrValue = readonly string[] | string | number | null;

/** The answers that readiness is computed from; any may be missing. */
export type ReadinessAnswers = {
  full_name?: string | null;
  academic_level?: AcademicLevel | null;
  field_of_study?: string | null;
  gpa?: number | null;
  /** No part of the score. A grade on another scale is told as the student gave it. */
  gpa_given?: string | null;
  gpa_scale?: GpaScale | null;
  leadership_experience?: ListOrValue;
  work_experience?: ListOrValue;
  volunteer_hours?: number | null;
  /** 1 to 10, multiplied by ten in the score. */
  essay_writing_score?: number | null;
  /** Whole US dollars a year. */
  annual_family_income?: number | null;
  /** No part of the score, which counts the income. It tells which incomes are possible. */
  financial_need_level?: FinancialNeedLevel | null;
  demographics?: object | null;
  /** No part of the score. It tells whether the student is in college. */
  set_aside?: { college?: SetAside | null };
};

export type ReadinessScores = Readonly<Record<ReadinessKey, number>>;

const within100 = (score: number) => Math.min(100, Math.max(0, score));
const share = (value: number | null | undefined, full: number) =>
  isFilled(value) ? within100(((value ?? 0) / full) * 100) : 0;
export const mean = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
const hasSome = (value: ListOrValue | undefined) => isFilled(value) && value !== 0;

const completenessFields = ["full_name", "academic_level", "field_of_study", "gpa"] as const;

function needScore(income: number | null | undefined): number {
  if (income === null || income === undefined || Number.isNaN(income)) return 0;
  if (income < 50_000) return 100;
  return income < 100_000 ? 70 : 40;
}

/** Whether the answer names a field: "undecided" is an answer, and tells no field. */
export const namesField = ({ field_of_study: field }: ReadinessAnswers): boolean =>
  isFilled(field) && !isUndecided(field ?? "");

/** The ten scores, each 0 to 100. Not rounded. */
export function readinessScores(answers: ReadinessAnswers): ReadinessScores {
  const academic = share(answers.gpa, 4);
  const experience =
    (hasSome(answers.leadership_experience) ? 40 : 0) + (hasSome(answers.work_experience) ? 40 : 0) + 20;
  const service = share(answers.volunteer_hours, 100);
  const writing = share(answers.essay_writing_score, 10);
  const filled = completenessFields.filter((field) => isFilled(answers[field])).length;
  const profile_completeness = (filled / completenessFields.length) * 100;
  const focus = namesField(answers) ? 90 : 10;
  return {
    academic,
    experience,
    service,
    writing,
    profile_completeness,
    financial_need: needScore(answers.annual_family_income),
    identity: isFilled(answers.demographics) ? 80 : 20,
    focus,
    potential: mean([academic, experience, service]),
    readiness: mean([profile_completeness, writing, focus]),
  };
}

/** The answers of a category; those that it averages from other categories have none. */
const answersOf: Readonly<Partial<Record<ReadinessKey, readonly (keyof ReadinessAnswers)[]>>> = {
  academic: ["gpa"],
  experience: ["leadership_experience", "work_experience"],
  service: ["volunteer_hours"],
  writing: ["essay_writing_score"],
  financial_need: ["annual_family_income"],
  identity: ["demographics"],
  focus: ["field_of_study"],
};

/** Whether a category has an answer to score. Without one it has the points of a blank, 0 to 20, which rate nobody. */
export const isScored = (key: ReadinessKey, answers: ReadinessAnswers): boolean =>
  (key !== "focus" || namesField(answers)) && (answersOf[key]?.some((field) => isFilled(answers[field])) ?? true);

/** The mean of the ten. */
export function overallReadiness(scores: ReadinessScores): number {
  return mean(readinessKeys.map((key) => scores[key]));
}

const labels = [
  { from: 90, label: "Excellent" },
  { from: 80, label: "Very Good" },
  { from: 70, label: "Good" },
  { from: 60, label: "Fair" },
] as const;

type ReadinessLabel = (typeof labels)[number]["label"] | "Needs Work";

/** 90 and above Excellent, 80 Very Good, 70 Good, 60 Fair, below that Needs Work. */
export function readinessLabel(score: number): ReadinessLabel {
  return labels.find(({ from }) => score >= from)?.label ?? "Needs Work";
}

type ReadinessColor = "green" | "yellow" | "red";

/** 80 and above green, 60 and above yellow, below that red. */
export function readinessColor(score: number): ReadinessColor {
  if (score >= 80) return "green";
  return score >= 60 ? "yellow" : "red";
}
