import { shortDay } from "../../calendar/format-day.ts";
import { type FieldFit, fieldFit } from "../../fields-of-study/field-fit.ts";
import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import {
  academicLevelLabels,
  type MatchingLevel,
  matchingLevelLabels,
  matchingLevels,
} from "../../profile/academic-level.ts";
import type { CitizenshipStatus } from "../../profile/answer-choices.ts";
import { needRank } from "../../profile/financial-need.ts";
import { readGroupAlternatives } from "../../reader/group-alternatives.ts";
import { asOf } from "../../scholarships/next-deadline.ts";
import { type Citizenship, citizenships, type DeadlineKind } from "../../scholarships/vocabulary.ts";
import { judgeColleges } from "./college-fit.ts";
import {
  type Conditions,
  conditionAnswers,
  conditionQuestions,
  judgeConditions,
  readConditions,
} from "./conditions.ts";
import {
  type Criterion,
  type CriterionResult,
  capitalized,
  close,
  criterion,
  failed,
  inOrder,
  met,
  orList,
  unanswered,
  unclear,
} from "./criterion.ts";
import { gpaAnswer, judgeGpa } from "./gpa-fit.ts";
import { type AskedGroups, groupAnswers, groupQuestions, groupWords, judgeGroups } from "./group-fit.ts";
import { judgeLevel } from "./level-fit.ts";
import { type AskedPlaces, judgeResidence, residenceAnswer, residenceWords } from "./residence-fit.ts";
import type { Student } from "./student.ts";
import { countTopics, topicNames, topicsIn } from "./topics.ts";

/** The values of a vocabulary that a list holds, in the order of the vocabulary. */
const ordered = <T extends string>(vocabulary: readonly T[], list: readonly T[]): T[] =>
  vocabulary.filter((value) => list.includes(value));
const some = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

const fieldCriterionResults: Record<FieldFit, CriterionResult> = {
  any: met,
  exact: met,
  broader: close,
  same_family: unclear,
  unresolvable: unclear,
  none: failed,
};

const citizenshipWords: Record<Citizenship, string> = {
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

function judgeCitizenship({ profile }: Student, asked: readonly Citizenship[]): CriterionResult {
  const status = profile.citizenship_status ?? null;
  if (status === null) return unanswered("citizenship_status");
  if (status !== "other") return asked.includes(status) ? met : failed;
  const open = asked.includes("daca") || asked.includes("international");
  return profile.demographics?.undocumented === true && !open ? failed : unclear;
}

const gpaWords = (gpa: number) => (Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa));

function judgeNeed({ profile }: Student): CriterionResult {
  if (!profile.financial_need_level) return unanswered("financial_need_level");
  // Low need by our scale may still be need by a sponsor's formula.
  return needRank(profile.financial_need_level) > 1 ? met : unclear;
}

type AskedDay = { day: string | null; kind: DeadlineKind; closed: boolean };

/** To be raised when the table or its judgements change, so that stored matches are computed again. */
export const rulesVersion = 3;

/**
 * What a sponsor may ask, and how much each answer counts, beside the units of `prior` in score-scale.ts. What fits few
 * awards says most, so field, groups and level weigh most. What says nothing of whom an award is for, a deadline ahead
 * and shared interests, weighs less together than the least demand, being old enough (`close` of the conditions), and
 * all three together less than any other demand: so silence never outranks a demand that is met. An open condition
 * leaves the whole award in doubt, so it costs more than meeting it brings.
 */
export const criteria: readonly Criterion<unknown>[] = [
  criterion<readonly MatchingLevel[]>({
    key: "level",
    weights: { met: 32, close: 32, open: 32, unknown: 8 },
    decides: true,
    reads: ["academic_level", "graduation_year"],
    // Every level at once is no restriction.
    asked: (scholarship) =>
      new Set(scholarship.academic_level).size === 6 ? null : some(ordered(matchingLevels, scholarship.academic_level)),
    judge: judgeLevel,
    questions: () => ["academic_level", "graduation_year"],
    required: (asked) => orList(asked.map((level) => matchingLevelLabels[level])),
    answered: ({ profile }) => (profile.academic_level ? academicLevelLabels[profile.academic_level] : null),
  }),
  criterion<readonly string[]>({
    key: "field_of_study",
    weights: { met: 56, close: 44, open: 56, unknown: 12 },
    decides: true,
    reads: ["field_of_study"],
    asked: (scholarship) =>
      resolveFields(scholarship.field_of_study).all ? null : some(inOrder(scholarship.field_of_study)),
    judge: ({ field }, asked) =>
      field === null ? unanswered("field_of_study") : fieldCriterionResults[fieldFit(field, resolveFields(asked))],
    questions: () => ["field_of_study"],
    required: orList,
    answered: ({ profile }) => profile.field_of_study || null,
  }),
  criterion<AskedPlaces>({
    key: "residence",
    weights: { met: 30, close: 30, open: 30, unknown: 8 },
    decides: true,
    reads: ["location", "state", "citizenship_status", "set_aside"],
    asked: (scholarship) => {
      const places = { states: inOrder(scholarship.location_restrictions), countries: inOrder(scholarship.countries) };
      return places.states.length + places.countries.length > 0 ? places : null;
    },
    judge: judgeResidence,
    questions: ({ countries }) =>
      countries.length > 0 ? ["location", "state", "citizenship_status"] : ["location", "state"],
    required: residenceWords,
    answered: residenceAnswer,
  }),
  criterion<number>({
    key: "gpa",
    weights: { met: 18, close: 18, open: 18, unknown: 4 },
    decides: true,
    reads: ["gpa", "gpa_given", "gpa_scale"],
    asked: (scholarship) =>
      scholarship.gpa_requirement && scholarship.gpa_requirement > 0 ? scholarship.gpa_requirement : null,
    judge: judgeGpa,
    questions: () => ["gpa"],
    required: (asked) =>
      asked > 4 ? `Grades of ${asked} on the sponsor's own scale` : `GPA ${gpaWords(asked)} or higher`,
    answered: gpaAnswer,
  }),
  criterion<readonly Citizenship[]>({
    key: "citizenship",
    weights: { met: 18, close: 18, open: 18, unknown: 4 },
    decides: true,
    reads: ["citizenship_status", "demographics"],
    asked: (scholarship) =>
      new Set(scholarship.citizenship).size === 4 ? null : some(ordered(citizenships, scholarship.citizenship)),
    judge: judgeCitizenship,
    questions: () => ["citizenship_status"],
    required: (asked) => capitalized(orList(asked.map((status) => citizenshipWords[status]))),
    answered: ({ profile }) => (profile.citizenship_status ? statusWords[profile.citizenship_status] : null),
  }),
  criterion<AskedGroups>({
    key: "groups",
    weights: { met: 46, close: 46, open: 46, unknown: 6 },
    decides: true,
    reads: ["demographics", "citizenship_status", "set_aside"],
    asked: ({ groups, evidence }) =>
      groups.length > 0 ? { groups: inOrder(groups), either: readGroupAlternatives(groups, evidence.groups) } : null,
    judge: judgeGroups,
    questions: groupQuestions,
    required: groupWords,
    answered: groupAnswers,
  }),
  criterion<true>({
    key: "financial_need",
    weights: { met: 26, close: 26, open: 26, unknown: 6 },
    decides: true,
    reads: ["financial_need_level"],
    asked: (scholarship) => scholarship.need_based === true || null,
    judge: judgeNeed,
    questions: () => ["financial_need_level"],
    required: () => "Financial need",
    answered: ({ profile }) => profile.financial_need_level ?? null,
  }),
  criterion<readonly string[]>({
    key: "institution",
    weights: { met: 28, close: 28, open: 28, unknown: 6 },
    decides: true,
    reads: ["college", "intended_colleges", "set_aside"],
    asked: (scholarship) => some(inOrder(scholarship.institutions)),
    judge: judgeColleges,
    questions: () => ["college", "intended_colleges"],
    required: (asked) => `Attend ${orList(asked)}`,
    answered: ({ profile }) =>
      orList([profile.college ?? "", ...(profile.intended_colleges ?? [])].filter(Boolean)) || null,
  }),
  criterion<readonly number[]>({
    key: "graduation_year",
    weights: { met: 14, close: 14, open: 14, unknown: 4 },
    decides: true,
    reads: ["graduation_year"],
    asked: (scholarship) => some(inOrder(scholarship.graduation_years)),
    judge: ({ profile }, asked) => {
      if (profile.graduation_year == null) return unanswered("graduation_year");
      return asked.includes(profile.graduation_year) ? met : failed;
    },
    questions: () => ["graduation_year"],
    required: (asked) => `Graduate in ${orList(asked.map(String))}`,
    answered: ({ profile }) => (profile.graduation_year == null ? null : String(profile.graduation_year)),
  }),
  criterion<number>({
    key: "interests",
    weights: { met: 3, close: 2, open: 0, unknown: 0 },
    decides: false,
    reads: ["extracurricular_activities", "career_goals"],
    asked: ({ title, description, keywords }) => topicsIn(`${title}. ${keywords.join(". ")}. ${description}`) || null,
    judge: ({ topics }, asked) => {
      if (topics === 0) return unanswered("career_goals");
      const shared = countTopics(topics & asked);
      if (shared === 0) return null;
      return shared === 1 ? close : met;
    },
    questions: () => [],
    required: (asked) => topicNames(asked).join(", "),
    answered: ({ topics }) => (topics === 0 ? null : topicNames(topics).join(", ")),
  }),
  criterion<AskedDay>({
    key: "deadline",
    weights: { met: 1, close: 1, open: 1, unknown: 0 },
    decides: true,
    reads: [],
    asked: (scholarship, today) => {
      const { deadline, deadline_kind, status } = asOf(scholarship, today);
      const closed = status !== "active";
      if (!closed && deadline === null && deadline_kind !== "rolling") return null;
      return { day: deadline, kind: deadline_kind, closed };
    },
    questions: () => [],
    judge: (_, { day, closed }, today) => (closed || (day !== null && day < today) ? failed : met),
    required: ({ day, kind, closed }) => {
      if (closed) return "Closed";
      if (day === null) return "Open all year";
      const due = shortDay(day);
      return kind === "yearly" ? `Usually due ${due}, not confirmed for this year` : `Due ${due}`;
    },
    answered: () => null,
  }),
  criterion<Conditions>({
    key: "conditions",
    weights: { met: 20, close: 5, open: 30, unknown: 2 },
    decides: true,
    reads: [
      "date_of_birth",
      "graduation_year",
      "academic_level",
      "citizenship_status",
      "location",
      "state",
      "county",
      "high_school",
      "languages",
      "sat_score",
      "act_score",
      "parent_employers",
      "parent_unions",
      "demographics",
      "set_aside",
    ],
    asked: readConditions,
    judge: judgeConditions,
    questions: conditionQuestions,
    required: ({ words }) => words,
    answered: conditionAnswers,
  }),
];
