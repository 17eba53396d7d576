import { citizenship } from "./citizenship/citizenship.ts";
import { coursesAndPrograms } from "./college/courses.ts";
import { namedColleges } from "./college/named-colleges.ts";
import { studyPlace } from "./college/study-place.ts";
import { fields } from "./field/fields.ts";
import { grades } from "./grades/grades.ts";
import { merits } from "./grades/merit.ts";
import { testScores } from "./grades/test-scores.ts";
import { groups } from "./group/groups.ts";
import { health } from "./group/health.ts";
import { heritage } from "./group/heritage.ts";
import { military } from "./group/military.ts";
import { religion } from "./group/religion.ts";
import { degreeInWork } from "./level/degrees/degree-in-work.ts";
import { degrees } from "./level/degrees/degrees.ts";
import { enrollment } from "./level/enrollment.ts";
import { levels } from "./level/levels.ts";
import { attendedSchool } from "./level/schools/attended-school.ts";
import { institutions } from "./level/schools/institutions.ts";
import { professionalSchools } from "./level/schools/professional-schools.ts";
import { completedYears } from "./level/years/completed-years.ts";
import { credits } from "./level/years/credits.ts";
import { entrants } from "./level/years/entrants.ts";
import { graduationYear } from "./level/years/graduation-year.ts";
import { schoolGrades } from "./level/years/school-grades.ts";
import { schoolYear } from "./level/years/school-year.ts";
import { standing } from "./level/years/standing.ts";
import type { Grammar } from "./mention.ts";
import { neutralPhrases } from "./neutral/neutral-phrases.ts";
import { notStated } from "./neutral/not-stated.ts";
import { sums } from "./neutral/sums.ts";
import { activities } from "./person/activities.ts";
import { age } from "./person/age.ts";
import { aims } from "./person/aims.ts";
import { circumstances } from "./person/circumstances.ts";
import { credentials } from "./person/credentials.ts";
import { employment } from "./person/employment.ts";
import { family } from "./person/family.ts";
import { familyIncome } from "./person/income.ts";
import { languages } from "./person/languages.ts";
import { leadTopics } from "./person/lead-topics.ts";
import { membership } from "./person/membership.ts";
import { financialNeed } from "./person/need.ts";
import { purposes } from "./person/purposes.ts";
import { qualities } from "./person/qualities.ts";
import { outside } from "./place/outside.ts";
import { residence } from "./place/residence.ts";

/** The grammars of all criteria. Where two read the same words, the earlier one counts. */
export const grammars: readonly Grammar[] = [
  outside,
  levels,
  standing,
  attendedSchool,
  schoolGrades,
  schoolYear,
  entrants,
  completedYears,
  namedColleges,
  institutions,
  professionalSchools,
  credits,
  degrees,
  degreeInWork,
  enrollment,
  grades,
  merits,
  testScores,
  graduationYear,
  citizenship,
  fields,
  residence,
  groups,
  military,
  heritage,
  religion,
  health,
  age,
  familyIncome,
  financialNeed,
  languages,
  family,
  membership,
  employment,
  aims,
  activities,
  studyPlace,
  coursesAndPrograms,
  sums,
  neutralPhrases,
  notStated,
];

/**
 * What else may be demanded, by its kind. These read only what all others leave unread, so they never hide a fact, and
 * they only name the topic of words that are left to check in any case.
 */
export const topicGrammars: readonly Grammar[] = [credentials, qualities, purposes, circumstances, leadTopics];
