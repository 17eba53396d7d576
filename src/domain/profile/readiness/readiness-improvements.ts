import { type MatchingLevel, matchingLevel } from "../answers/academic-level.ts";
import { toldIncome } from "../answers/financial-need.ts";
import { isFilled } from "../completion.ts";
import {
  type ListOrValue,
  namesField,
  type ReadinessAnswers,
  type ReadinessScores,
  readinessScores,
} from "./readiness-scores.ts";

/**
 * One improvement that a student can make. `tries` are the possible answers, worst first: one where the outcome is
 * certain, otherwise both ends of the range.
 */
type Improvement = { field: keyof ReadinessAnswers; words: string; tries: readonly ReadinessAnswers[] };

export type RankedImprovement = { field: keyof ReadinessAnswers; words: string; least: number; most: number };

const missing = (field: keyof ReadinessAnswers, words: string, tries: readonly ReadinessAnswers[]) => ({
  field,
  words,
  tries,
  applies: (answers: ReadinessAnswers) => !isFilled(answers[field]),
});
const none = (value: ListOrValue | undefined) => !isFilled(value) || value === 0;

/** Answers that are missing. */
const gaps = [
  missing("full_name", "Enter your full name", [{ full_name: "name" }]),
  missing("academic_level", "Choose your academic level", [{ academic_level: "undergraduate" }]),
  missing("field_of_study", "Enter your field of study", [{ field_of_study: "field" }]),
  {
    ...missing("field_of_study", "Name a field that interests you; you can change it later", [
      { field_of_study: "field" },
    ]),
    applies: (answers: ReadinessAnswers) => isFilled(answers.field_of_study) && !namesField(answers),
  },
  missing("gpa", "Enter your GPA", [{ gpa: 0 }, { gpa: 4 }]),
  {
    ...missing("leadership_experience", "Add a leadership experience", [{ leadership_experience: ["one"] }]),
    applies: (answers: ReadinessAnswers) => none(answers.leadership_experience),
  },
  {
    ...missing("work_experience", "Add a work experience", [{ work_experience: ["one"] }]),
    applies: (answers: ReadinessAnswers) => none(answers.work_experience),
  },
  missing("volunteer_hours", "Enter the hours you have volunteered", [
    { volunteer_hours: 0 },
    { volunteer_hours: 100 },
  ]),
  missing("essay_writing_score", "Rate your essay writing from 1 to 10", [
    { essay_writing_score: 1 },
    { essay_writing_score: 10 },
  ]),
  missing("demographics", "Answer one question about your background", [{ demographics: { first_generation: false } }]),
] as const;

// Smaller gains are rounding errors of adding fractions.
const smallestGain = 0.005;
const gpaStep = 0.1;
const hoursStep = 10;

/** The income, which is within the band that the student chose with their need. */
function incomeGap(answers: ReadinessAnswers): Improvement[] {
  if (isFilled(answers.annual_family_income)) return [];
  const { from, to } = toldIncome(answers) ?? { from: 0, to: highIncome };
  const tries = [Math.min(to, highIncome), from].map((income) => ({ annual_family_income: income }));
  return [{ field: "annual_family_income", words: "Enter your family's yearly income", tries }];
}
const highIncome = 100_000;

/** Who wants a graduate degree and is in no college has the grades of a degree that is done. */
const isGpaFinal = ({ academic_level: level, set_aside }: ReadinessAnswers): boolean =>
  set_aside?.college === "does_not_apply" && !!level && afterBachelors.has(matchingLevel(level));
const afterBachelors: ReadonlySet<MatchingLevel> = new Set<MatchingLevel>(["master", "doctoral", "professional"]);

/** Answers that can still grow. */
function growth(answers: ReadinessAnswers): Improvement[] {
  const { gpa, volunteer_hours: hours, essay_writing_score: essay } = answers;
  const steps: Improvement[] = [];
  if (typeof gpa === "number" && gpa < 4 && !isGpaFinal(answers)) {
    const isGivenOtherwise = Boolean(answers.gpa_given) && answers.gpa_scale !== "4.0";
    const higher = Math.min(4, Math.round((gpa + gpaStep) * 100) / 100);
    steps.push({
      field: "gpa",
      words: `Raise your ${isGivenOtherwise ? "grades to a GPA of about" : "GPA to"} ${higher}`,
      tries: [{ gpa: higher }],
    });
  }
  if (typeof hours === "number" && hours < 100) {
    const more = Math.min(hoursStep, 100 - hours);
    const words = more === 1 ? "Volunteer 1 more hour" : `Volunteer ${more} more hours`;
    steps.push({ field: "volunteer_hours", words, tries: [{ volunteer_hours: hours + more }] });
  }
  if (typeof essay === "number" && essay < 10) {
    const words = `Practice essay writing until you would rate it ${essay + 1} of 10`;
    steps.push({ field: "essay_writing_score", words, tries: [{ essay_writing_score: essay + 1 }] });
  }
  return steps;
}

/**
 * The improvements that raise one of the scores, found by trying each. Sorted by the largest possible gain in points,
 * then by the certain gain. Those without a gain are left out.
 */
export function improvementsOf(
  answers: ReadinessAnswers,
  figure: (scores: ReadinessScores) => number,
): RankedImprovement[] {
  const now = figure(readinessScores(answers));
  const gain = (change: ReadinessAnswers) => figure(readinessScores({ ...answers, ...change })) - now;
  return [...gaps.filter(({ applies }) => applies(answers)), ...incomeGap(answers), ...growth(answers)]
    .map(({ field, words, tries }) => {
      const gains = tries.map(gain);
      return { field, words, least: Math.min(...gains), most: Math.max(...gains) };
    })
    .filter(({ most }) => most > smallestGain)
    .sort((a, b) => b.most - a.most || b.least - a.least);
}
