import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import { residenceFields } from "../../places/residence.ts";
import { gpaWords } from "../../scholarships/requirements/gpa-words.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { citizenshipAnswer, comparedForStatus, compareStatus, requiredStatus, statusWords } from "./citizenship-fit.ts";
import { comparedForLevel } from "./compared-level.ts";
import {
  type Criterion,
  criterion,
  failed,
  inOrder,
  type MatchableScholarship,
  met,
  muchAgainst,
  orList,
  unanswered,
} from "./criterion.ts";
import { asksForClass, compareDay, comparedForDay, dayWords, requiredDay } from "./deadline-fit.ts";
import { compareConditions, compareDemands } from "./demands/compare-demands.ts";
import { conditionParts, demandFields } from "./demands/condition-parts.ts";
import { conditionResults } from "./demands/condition-results.ts";
import { conditionAnswers, conditionQuestions, conditionWords } from "./demands/conditions.ts";
import { comparedDemands, demandsOf } from "./demands/required-demands.ts";
import { withDoubts } from "./doubts.ts";
import { ownWordsAbout } from "./field/own-topics.ts";
import { compareOwnFields, fieldAnswer } from "./field/study-field-fit.ts";
import { compareAllTopics, compareTopics, topicsOf } from "./field/topic-fit.ts";
import { compareGpa, gpaAnswer } from "./gpa-fit.ts";
import { compareGroups, groupAnswers, groupParts, groupQuestions, groupsOf, groupWords } from "./group/group-fit.ts";
import { compareRequiredLevel, levelAnswer, requiredLevels } from "./level-fit.ts";
import { levelWords } from "./level-words.ts";
import { amountWords, awardAmountOf, compareAmount } from "./money/award-amount.ts";
import { isDrawing } from "./money/drawing.ts";
import { comparedForNeed, compareNeed, needAnswer, needQuestions, needWords, requiredNeed } from "./money/need-fit.ts";
import { collegeWords, compareColleges, requiredColleges } from "./places/college-fit.ts";
import { countriesToStudyIn } from "./places/place-of-study.ts";
import {
  comparedForResidence,
  compareResidence,
  placesAnswer,
  placesOf,
  residenceAbout,
  residenceQuestions,
  residenceWords,
} from "./places/residence-fit.ts";
import { compareStudyCountries, studyCountriesAnswer, studyCountriesWords } from "./places/study-countries-fit.ts";
import { readOnce } from "./read-once.ts";
import type { Requirements } from "./requirements.ts";
import { topicNames } from "./topics.ts";

const some = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

/** A criterion whose requirement is the one of its key. */
const criterionOf = <Key extends CriterionKey>(definition: Criterion<Requirements[Key]> & { key: Key }) =>
  criterion<Requirements[Key]>(definition);

const all: readonly Criterion<unknown>[] = [
  criterionOf({
    key: "level",
    units: { met: 10, close: 10 },
    decides: true,
    reads: [
      "academic_level",
      "graduation_year",
      "college",
      "intended_colleges",
      "field_of_study",
      "career_goals",
      ...residenceFields,
    ],
    requirement: requiredLevels,
    comparedStudent: comparedForLevel,
    compare: compareRequiredLevel,
    questions: () => ["academic_level", "graduation_year"],
    describe: levelWords,
    describeAnswer: levelAnswer,
  }),
  criterionOf({
    key: "field_of_study",
    units: { met: 20, close: 5 },
    decides: true,
    reads: ["field_of_study", "career_goals"],
    requirement: (scholarship) =>
      resolveFields(scholarship.field_of_study).all ? null : some(inOrder(scholarship.field_of_study)),
    comparedStudent: ({ profile, nextField }) => [profile.field_of_study?.trim(), nextField],
    compare: compareOwnFields,
    questions: () => ["field_of_study"],
    describe: orList,
    describeAnswer: fieldAnswer,
  }),
  criterionOf({
    key: "residence",
    units: { met: 20, close: 0 },
    decides: true,
    reads: [...residenceFields, "demographics"],
    requirement: placesOf,
    comparedStudent: comparedForResidence,
    compare: compareResidence,
    questions: residenceQuestions,
    about: residenceAbout,
    describe: residenceWords,
    describeAnswer: placesAnswer,
  }),
  criterionOf({
    key: "gpa",
    units: { met: 5, close: 5 },
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
  criterionOf({
    key: "citizenship",
    units: { met: 20, close: 5 },
    decides: true,
    reads: [...residenceFields, "demographics", "college", "intended_colleges", "career_goals"],
    requirement: requiredStatus,
    comparedStudent: comparedForStatus,
    compare: compareStatus,
    questions: ({ byText, isLegalResident }) => (byText && !isLegalResident ? [] : ["citizenship_status"]),
    describe: statusWords,
    describeAnswer: citizenshipAnswer,
  }),
  criterionOf({
    key: "groups",
    units: { met: 50, close: 10 },
    decides: true,
    reads: ["demographics", "citizenship_status", "set_aside"],
    requirement: groupsOf,
    parts: groupParts,
    compare: compareGroups,
    questions: groupQuestions,
    describe: groupWords,
    describeAnswer: groupAnswers,
  }),
  criterionOf({
    key: "financial_need",
    units: { met: 20, close: 10 },
    decides: true,
    reads: [
      "financial_need_level",
      "annual_family_income",
      "academic_level",
      "college",
      "demographics",
      ...residenceFields,
    ],
    comparedStudent: comparedForNeed,
    requirement: requiredNeed,
    compare: compareNeed,
    questions: needQuestions,
    describe: needWords,
    describeAnswer: needAnswer,
  }),
  criterionOf({
    key: "institution",
    units: { met: 20, close: 20 },
    decides: true,
    reads: ["academic_level", "college", "intended_colleges", "career_goals", ...residenceFields],
    requirement: requiredColleges,
    comparedStudent: ({ level, colleges, intendedColleges, wantedCountries, studyCountries, place, collegePlaces }) => [
      level,
      wantedCountries,
      studyCountries,
      colleges,
      intendedColleges,
      place.country,
      // Near which colleges list scholarships of others.
      place.state,
      [...collegePlaces.current, ...collegePlaces.intended].map(({ states, countries }) => [states, countries]),
    ],
    compare: compareColleges,
    questions: ({ byName }) => (byName ? [] : ["college", "intended_colleges"]),
    describe: collegeWords,
    describeAnswer: ({ collegeNames, wantedPlaces }) =>
      orList([...collegeNames, ...wantedPlaces.map(({ name }) => name)]) || null,
  }),
  criterionOf({
    key: "graduation_year",
    units: { met: 5, close: 5 },
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
  criterionOf({
    key: "interests",
    units: { met: 10, close: 5 },
    decides: false,
    reads: ["field_of_study", "extracurricular_activities", "career_goals"],
    requirement: topicsOf,
    comparedStudent: ({ topics, subjects, field }) => [topics, subjects, field],
    compare: compareTopics,
    inBulk: compareAllTopics,
    questions: () => [],
    describe: ({ named, mentioned, task }) => topicNames(named | mentioned | (task?.topics ?? 0)).join(", "),
    describeAnswer: (student, { named, mentioned }) => ownWordsAbout(student, named | mentioned),
  }),
  criterionOf({
    key: "deadline",
    units: { met: 2, close: 2 },
    decides: true,
    reads: ["academic_level", "graduation_year", "college", "career_goals", ...residenceFields],
    requirement: requiredDay,
    comparedStudent: comparedForDay,
    questions: ({ last }) => (asksForClass(last) ? ["graduation_year"] : []),
    compare: compareDay,
    describe: dayWords,
    // How late it is in a usual time is the same for every class.
    describeAnswer: ({ profile }, { isHalfOver }) =>
      isHalfOver || profile.graduation_year == null ? null : `Graduate in ${profile.graduation_year}`,
  }),
  criterionOf({
    key: "award_amount",
    units: { met: 5, close: 5 },
    decides: false,
    reads: [],
    requirement: awardAmountOf,
    compare: (_, amount) => compareAmount(amount),
    questions: () => [],
    describe: amountWords,
    describeAnswer: () => null,
  }),
  criterionOf({
    key: "place_of_study",
    units: { met: 20, close: 20 },
    decides: false,
    reads: ["college", "intended_colleges", "career_goals", ...residenceFields],
    requirement: (scholarship) => countriesToStudyIn(scholarship) ?? [],
    comparedStudent: ({ studyCountries }) => studyCountries,
    compare: ({ studyCountries }, required) => compareStudyCountries(studyCountries, required),
    questions: () => [],
    describe: (required, { studyCountries }) => studyCountriesWords(required, studyCountries),
    describeAnswer: ({ studyCountries }, required) => studyCountriesAnswer(studyCountries, required),
  }),
  criterionOf({
    key: "drawing",
    units: { met: 0, close: 0 },
    decides: false,
    reads: [],
    requirement: (scholarship) => isDrawing(scholarship) || null,
    compare: () => muchAgainst,
    questions: () => [],
    describe: () => "Drawn at random, so your chances are small",
    describeAnswer: () => null,
  }),
  criterionOf({
    key: "other",
    units: { met: 40, close: 2 },
    decides: true,
    reads: demandFields,
    // Lists show the same scholarships to many students, in the words that the index does not hold.
    requirement: readOnce<Requirements["other"] | null, MatchableScholarship>(demandsOf),
    compared: comparedDemands,
    parts: conditionParts,
    compare: compareDemands,
    inBulk: compareConditions,
    questions: conditionQuestions,
    describe: conditionWords,
    describeAnswer: conditionAnswers,
    describeParts: conditionResults,
  }),
];

/**
 * The criteria, and how many units each result earns. The fewer students meet a requirement, the more it earns, because it
 * is meant for them and their chances are better. Those that do not decide only order the list.
 */
export const criteria: readonly Criterion<unknown>[] = all.map(withDoubts);
