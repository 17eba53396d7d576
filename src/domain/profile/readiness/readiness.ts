import { z } from "zod";
import { capitalized } from "../../words/capitalized.ts";
import { needBand } from "../answers/financial-need.ts";
import { gradeInWords } from "../answers/gpa-scale.ts";
import { isFilled } from "../completion.ts";
import { improvementsOf, type RankedImprovement } from "./readiness-improvements.ts";
import { type ReadinessKey, readinessKeys } from "./readiness-keys.ts";
import { readinessNames } from "./readiness-names.ts";
import {
  isScored,
  mean,
  namesField,
  overallReadiness,
  type ReadinessAnswers,
  readinessColor,
  readinessLabel,
  readinessScores,
} from "./readiness-scores.ts";

const points = z.number().min(0).max(100);

/** The next step that raises a score most. */
export const ReadinessStep = z.object({
  /** The profile answer to give or change. */
  field: z.string(),
  words: z.string(),
  /** The certain gain in points and the largest possible gain; equal where the outcome is certain. */
  gain_least: z.number(),
  gain_most: z.number(),
});
export type ReadinessStep = z.infer<typeof ReadinessStep>;

export const ReadinessCategory = z.object({
  key: z.enum(readinessKeys),
  name: z.string(),
  /** The short name, used on the radar. */
  short_name: z.string(),
  score: points,
  /** False where no answer is given yet: the score is then what a blank has. */
  scored: z.boolean(),
  maxScore: z.literal(100),
  /** Degrees clockwise from the top of the radar. */
  angle: z.number(),
  color: z.enum(["green", "yellow", "red"]),
  description: z.string(),
  /** The student's own answers behind the score, in words. */
  rests_on: z.string(),
  next: ReadinessStep.nullable(),
});
export type ReadinessCategory = z.infer<typeof ReadinessCategory>;

/** How ready a profile is, by ten measures. */
export const Readiness = z.object({
  categories: z.array(ReadinessCategory),
  overall: points,
  /** The mean of the scored categories. */
  overall_scored: points,
  label: z.enum(["Excellent", "Very Good", "Good", "Fair", "Needs Work"]),
  color: z.enum(["green", "yellow", "red"]),
  /** The next step that raises the overall score most. */
  next: ReadinessStep.nullable(),
});
export type Readiness = z.infer<typeof Readiness>;

type Category = {
  description: string;
  restsOn: (answers: ReadinessAnswers) => string;
};

const or = (value: unknown, words: string, without: string) => (isFilled(value) && value !== 0 ? words : without);

function counted(value: ReadinessAnswers["work_experience"], noun: string): string {
  if (!isFilled(value) || value === 0) return `no ${noun} experience yet`;
  const entries = Array.isArray(value) ? value.length : 1;
  return `${entries} ${noun} ${entries === 1 ? "experience" : "experiences"}`;
}

function listed(words: readonly string[]): string {
  return capitalized(words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? ""));
}

const completeness = [
  ["full_name", "full name"],
  ["academic_level", "academic level"],
  ["field_of_study", "field of study"],
  ["gpa", "GPA"],
] as const;

/** "Your grade: 4.5 of 5 is about 3.5 of 4.0"; null for a grade on the 4.0 scale. */
function givenGrade({ gpa_given, gpa_scale }: ReadinessAnswers): string | null {
  const words = gpa_given && gpa_scale ? gradeInWords(gpa_given, gpa_scale) : null;
  return words && `Your grade: ${words}`;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const categories: Record<ReadinessKey, Category> = {
  academic: {
    description: "Your GPA out of 4.0.",
    restsOn: (answers) =>
      isFilled(answers.gpa) ? (givenGrade(answers) ?? `GPA ${answers.gpa} of 4.0`) : "No GPA entered yet",
  },
  experience: {
    description: "20 points for everyone, 40 for leadership and 40 for work.",
    restsOn: (answers) =>
      isScored("experience", answers)
        ? capitalized(
            `${counted(answers.leadership_experience, "leadership")}, ${counted(answers.work_experience, "work")}`,
          )
        : "No leadership or work entered yet",
  },
  service: {
    description: "Your volunteer hours; 100 hours count in full.",
    restsOn: ({ volunteer_hours: hours }) =>
      isFilled(hours) ? `${hours} volunteer ${hours === 1 ? "hour" : "hours"}` : "No volunteer hours entered yet",
  },
  writing: {
    description: "How you rate your essay writing, from 1 to 10.",
    restsOn: ({ essay_writing_score: score }) => (isFilled(score) ? `You rate it ${score} of 10` : "Not rated yet"),
  },
  profile_completeness: {
    description: "How many of these four you have answered: full name, academic level, field of study and GPA.",
    restsOn: (answers) => {
      const gaps = completeness.filter(([field]) => !isFilled(answers[field])).map(([, words]) => words);
      return gaps.length === 0 ? "All four basic answers given" : `${listed(gaps)} missing`;
    },
  },
  financial_need: {
    description:
      "Counts your family income alone: 100 under $50,000 a year, 70 under $100,000, 40 otherwise. It is 0 until you enter the income. Your level of need counts in your matches.",
    restsOn: ({ annual_family_income: income, financial_need_level: need }) => {
      if (isFilled(income)) return `Family income ${dollars.format(income ?? 0)} a year`;
      return need
        ? `You chose ${need} need${needBand(need)}. This score counts the exact amount`
        : "No family income entered yet";
    },
  },
  identity: {
    description:
      "80 once you have answered anything about your background, because many scholarships are for one group of students.",
    restsOn: ({ demographics }) =>
      or(demographics, "You answered questions about your background", "No background answer yet"),
  },
  focus: {
    description: "90 once your field of study is known.",
    restsOn: (answers) => {
      const { field_of_study: field } = answers;
      if (namesField(answers)) return `Field of study: ${field}`;
      return isFilled(field)
        ? `You wrote “${field}”, which is fine: scholarships for any field fit`
        : "No field of study yet";
    },
  },
  potential: {
    description: "The average of academic, experience and service.",
    restsOn: () => "Academic, experience and service",
  },
  readiness: {
    description: "The average of basic answers, writing and focus.",
    restsOn: () => "Basic answers, writing and focus",
  },
};

const rounded = (score: number) => Math.round(score * 100) / 100;

function stepOf(best: RankedImprovement | undefined): ReadinessStep | null {
  if (!best) return null;
  return { field: best.field, words: best.words, gain_least: rounded(best.least), gain_most: rounded(best.most) };
}

/** The ten categories with their scores (to two decimals), the answers behind each score and its best next step. */
export function readinessOf(answers: ReadinessAnswers): Readiness {
  const scores = readinessScores(answers);
  const overall = overallReadiness(scores);
  return {
    categories: readinessKeys.map((key, at) => ({
      key,
      ...readinessNames[key],
      score: rounded(scores[key]),
      scored: isScored(key, answers),
      maxScore: 100,
      angle: (360 / readinessKeys.length) * at,
      color: readinessColor(scores[key]),
      description: categories[key].description,
      rests_on: categories[key].restsOn(answers),
      next: stepOf(improvementsOf(answers, (tried) => tried[key])[0]),
    })),
    overall: rounded(overall),
    overall_scored: rounded(mean(readinessKeys.filter((key) => isScored(key, answers)).map((key) => scores[key]))),
    label: readinessLabel(overall),
    color: readinessColor(overall),
    next: stepOf(improvementsOf(answers, overallReadiness)[0]),
  };
}
