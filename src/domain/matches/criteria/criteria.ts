import { shortDay } from "../../calendar/format-day.ts";
import type { Demand } from "../../eligibility/demand.ts";
import { type FieldFit, fieldFit } from "../../fields-of-study/field-fit.ts";
import { type FieldSet, resolveFields } from "../../fields-of-study/resolve-field.ts";
import {
  academicLevelLabels,
  type MatchingLevel,
  matchingLevelLabels,
  matchingLevels,
} from "../../profile/academic-level.ts";
import { needRank } from "../../profile/financial-need.ts";
import { readGroupAlternatives } from "../../reader/group-alternatives.ts";
import { scholarshipAsOf } from "../../scholarships/next-deadline.ts";
import { type Citizenship, citizenships, type DeadlineKind } from "../../scholarships/vocabulary.ts";
import { citizenshipAnswer, citizenshipWords, compareCitizenship } from "./citizenship-fit.ts";
import { compareColleges } from "./college-fit.ts";
import {
  compareDemands,
  comparedDemands,
  conditionAnswers,
  conditionQuestions,
  conditionWords,
  demandsOf,
} from "./conditions.ts";
import {
  type Comparison,
  type Criterion,
  close,
  criterion,
  failed,
  inOrder,
  met,
  orList,
  unanswered,
  unclear,
} from "./criterion.ts";
import { compareGpa, gpaAnswer } from "./gpa-fit.ts";
import { compareGroups, groupAnswers, groupQuestions, groupWords, type RequiredGroups } from "./group-fit.ts";
import { compareLevel } from "./level-fit.ts";
import {
  compareResidence,
  type RequiredPlaces,
  residenceAnswer,
  residenceQuestions,
  residenceWords,
} from "./residence-fit.ts";
import type { Student } from "./student.ts";
import { countTopics, topicNames, topicsIn } from "./topics.ts";

/** The values of a vocabulary that a list holds, in the order of the vocabulary. */
const ordered = <T extends string>(vocabulary: readonly T[], list: readonly T[]): T[] =>
  vocabulary.filter((value) => list.includes(value));
const some = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

const fieldComparisons: Record<FieldFit, Comparison> = {
  any: met,
  exact: met,
  broader: close,
  same_family: unclear,
  unresolvable: unclear,
  none: failed,
};

const resolvedLists = new WeakMap<readonly string[], FieldSet>();

/** As `resolveFields`, remembered for each list, because every student is compared with the same ones. */
function resolvedList(required: readonly string[]): FieldSet {
  const known = resolvedLists.get(required) ?? resolveFields(required);
  resolvedLists.set(required, known);
  return known;
}

const gpaWords = (gpa: number) => (Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa));

function compareNeed({ profile }: Student): Comparison {
  if (!profile.financial_need_level) return unanswered("financial_need_level");
  // A sponsor's own formula may still find need where our scale says low.
  return needRank(profile.financial_need_level) > 1 ? met : unclear;
}

type RequiredDay = { day: string | null; kind: DeadlineKind; closed: boolean };

/**
 * The criteria, and how much each result counts beside the units of `prior` in score-scale.ts. Field, groups and level
 * weigh most, as few scholarships fit a student there. A future deadline and shared interests weigh less together than
 * the lightest requirement, being old enough (`close` of the conditions). So a scholarship that states nothing never
 * outranks one whose requirements are met. An open condition costs more than a met one brings, as it leaves the whole
 * scholarship in doubt.
 */
export const criteria: readonly Criterion<unknown>[] = [
  criterion<readonly MatchingLevel[]>({
    key: "level",
    weights: { met: 32, close: 32, open: 32, unknown: 8 },
    decides: true,
    reads: ["academic_level", "graduation_year"],
    // Every level at once is no restriction.
    requirement: (scholarship) =>
      new Set(scholarship.academic_level).size === 6 ? null : some(ordered(matchingLevels, scholarship.academic_level)),
    compare: compareLevel,
    questions: () => ["academic_level", "graduation_year"],
    describe: (required) => orList(required.map((level) => matchingLevelLabels[level])),
    describeAnswer: ({ profile }) => (profile.academic_level ? academicLevelLabels[profile.academic_level] : null),
  }),
  criterion<readonly string[]>({
    key: "field_of_study",
    weights: { met: 56, close: 44, open: 56, unknown: 12 },
    decides: true,
    reads: ["field_of_study"],
    requirement: (scholarship) =>
      resolveFields(scholarship.field_of_study).all ? null : some(inOrder(scholarship.field_of_study)),
    compare: ({ field }, required) =>
      field === null ? unanswered("field_of_study") : fieldComparisons[fieldFit(field, resolvedList(required))],
    questions: () => ["field_of_study"],
    describe: orList,
    describeAnswer: ({ profile }) => profile.field_of_study || null,
  }),
  criterion<RequiredPlaces>({
    key: "residence",
    weights: { met: 30, close: 30, open: 30, unknown: 8 },
    decides: true,
    reads: ["location", "state", "citizenship_status", "citizenship_countries", "set_aside"],
    requirement: (scholarship) => {
      const places = { states: inOrder(scholarship.location_restrictions), countries: inOrder(scholarship.countries) };
      return places.states.length + places.countries.length > 0 ? places : null;
    },
    compare: compareResidence,
    questions: residenceQuestions,
    describe: residenceWords,
    describeAnswer: residenceAnswer,
  }),
  criterion<number>({
    key: "gpa",
    weights: { met: 18, close: 18, open: 18, unknown: 4 },
    decides: true,
    reads: ["gpa", "gpa_given", "gpa_scale"],
    requirement: (scholarship) =>
      scholarship.gpa_requirement && scholarship.gpa_requirement > 0 ? scholarship.gpa_requirement : null,
    compare: compareGpa,
    questions: () => ["gpa"],
    describe: (required) =>
      required > 4 ? `Grades of ${required} on the sponsor's own scale` : `GPA ${gpaWords(required)} or higher`,
    describeAnswer: gpaAnswer,
  }),
  criterion<readonly Citizenship[]>({
    key: "citizenship",
    weights: { met: 18, close: 18, open: 18, unknown: 4 },
    decides: true,
    reads: ["citizenship_status", "citizenship_countries", "demographics"],
    requirement: (scholarship) =>
      new Set(scholarship.citizenship).size === 4 ? null : some(ordered(citizenships, scholarship.citizenship)),
    compare: compareCitizenship,
    questions: () => ["citizenship_status"],
    describe: citizenshipWords,
    describeAnswer: citizenshipAnswer,
  }),
  criterion<RequiredGroups>({
    key: "groups",
    weights: { met: 46, close: 46, open: 46, unknown: 6 },
    decides: true,
    reads: ["demographics", "citizenship_status", "set_aside"],
    requirement: ({ groups, evidence }) =>
      groups.length > 0 ? { groups: inOrder(groups), either: readGroupAlternatives(groups, evidence.groups) } : null,
    compare: compareGroups,
    questions: groupQuestions,
    describe: groupWords,
    describeAnswer: groupAnswers,
  }),
  criterion<true>({
    key: "financial_need",
    weights: { met: 26, close: 26, open: 26, unknown: 6 },
    decides: true,
    reads: ["financial_need_level"],
    requirement: (scholarship) => scholarship.need_based === true || null,
    compare: compareNeed,
    questions: () => ["financial_need_level"],
    describe: () => "Financial need",
    describeAnswer: ({ profile }) => profile.financial_need_level ?? null,
  }),
  criterion<readonly string[]>({
    key: "institution",
    weights: { met: 28, close: 28, open: 28, unknown: 6 },
    decides: true,
    reads: ["college", "intended_colleges", "set_aside"],
    requirement: (scholarship) => some(inOrder(scholarship.institutions)),
    compare: compareColleges,
    questions: () => ["college", "intended_colleges"],
    describe: (required) => `Attend ${orList(required)}`,
    describeAnswer: ({ profile }) =>
      orList([profile.college ?? "", ...(profile.intended_colleges ?? [])].filter(Boolean)) || null,
  }),
  criterion<readonly number[]>({
    key: "graduation_year",
    weights: { met: 14, close: 14, open: 14, unknown: 4 },
    decides: true,
    reads: ["graduation_year"],
    requirement: (scholarship) => some(inOrder(scholarship.graduation_years)),
    compare: ({ profile }, required) => {
      if (profile.graduation_year == null) return unanswered("graduation_year");
      return required.includes(profile.graduation_year) ? met : failed;
    },
    questions: () => ["graduation_year"],
    describe: (required) => `Graduate in ${orList(required.map(String))}`,
    describeAnswer: ({ profile }) => (profile.graduation_year == null ? null : String(profile.graduation_year)),
  }),
  criterion<number>({
    key: "interests",
    weights: { met: 3, close: 2, open: 0, unknown: 0 },
    decides: false,
    reads: ["extracurricular_activities", "career_goals"],
    requirement: ({ title, description, keywords }) =>
      topicsIn(`${title}. ${keywords.join(". ")}. ${description}`) || null,
    comparedStudent: ({ topics }) => topics,
    compare: ({ topics }, required) => {
      if (topics === 0) return unanswered("career_goals");
      const shared = countTopics(topics & required);
      if (shared === 0) return null;
      return shared === 1 ? close : met;
    },
    questions: () => [],
    describe: (required) => topicNames(required).join(", "),
    describeAnswer: ({ topics }) => (topics === 0 ? null : topicNames(topics).join(", ")),
  }),
  criterion<RequiredDay>({
    key: "deadline",
    weights: { met: 1, close: 1, open: 1, unknown: 0 },
    decides: true,
    reads: [],
    requirement: (scholarship, today) => {
      const { deadline, deadline_kind, status } = scholarshipAsOf(scholarship, today);
      const closed = status !== "active";
      if (!closed && deadline === null && deadline_kind !== "rolling") return null;
      return { day: deadline, kind: deadline_kind, closed };
    },
    questions: () => [],
    compare: (_, { day, closed }, today) => (closed || (day !== null && day < today) ? failed : met),
    describe: ({ day, kind, closed }) => {
      if (closed) return "Closed";
      if (day === null) return "Open all year";
      const due = shortDay(day);
      return kind === "yearly" ? `Usually due ${due}, not confirmed for this year` : `Due ${due}`;
    },
    describeAnswer: () => null,
  }),
  criterion<readonly Demand[]>({
    key: "conditions",
    weights: { met: 20, close: 5, open: 30, unknown: 2 },
    decides: true,
    reads: [
      "date_of_birth",
      "graduation_year",
      "academic_level",
      "enrollment",
      "citizenship_status",
      "citizenship_countries",
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
    requirement: demandsOf,
    compared: comparedDemands,
    compare: compareDemands,
    questions: conditionQuestions,
    describe: conditionWords,
    describeAnswer: conditionAnswers,
  }),
];
