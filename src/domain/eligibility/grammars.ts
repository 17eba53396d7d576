import { activities } from "./criteria/activities.ts";
import { age } from "./criteria/age.ts";
import { aims } from "./criteria/aims.ts";
import { citizenship } from "./criteria/citizenship.ts";
import { coursesAndPrograms } from "./criteria/courses.ts";
import { credits } from "./criteria/credits.ts";
import { degrees } from "./criteria/degrees.ts";
import { employment } from "./criteria/employment.ts";
import { enrollment } from "./criteria/enrollment.ts";
import { family } from "./criteria/family.ts";
import { fields } from "./criteria/fields.ts";
import { grades } from "./criteria/grades.ts";
import { graduationYear } from "./criteria/graduation-year.ts";
import { groups } from "./criteria/groups.ts";
import { health } from "./criteria/health.ts";
import { heritage } from "./criteria/heritage.ts";
import { institutions } from "./criteria/institutions.ts";
import { languages } from "./criteria/languages.ts";
import { levels } from "./criteria/levels.ts";
import { membership } from "./criteria/membership.ts";
import { merits } from "./criteria/merit.ts";
import { military } from "./criteria/military.ts";
import { namedColleges } from "./criteria/named-colleges.ts";
import { financialNeed } from "./criteria/need.ts";
import { neutralPhrases } from "./criteria/neutral-phrases.ts";
import { notStated } from "./criteria/not-stated.ts";
import { religion } from "./criteria/religion.ts";
import { residence } from "./criteria/residence.ts";
import { schoolGrades } from "./criteria/school-grades.ts";
import { schoolYear } from "./criteria/school-year.ts";
import { standing } from "./criteria/standing.ts";
import { studyPlace } from "./criteria/study-place.ts";
import { sums } from "./criteria/sums.ts";
import { testScores } from "./criteria/test-scores.ts";
import type { Grammar } from "./mention.ts";

/** The grammars of all criteria. Where two read the same words, the earlier one counts. */
export const grammars: readonly Grammar[] = [
  levels,
  standing,
  schoolGrades,
  schoolYear,
  namedColleges,
  institutions,
  credits,
  degrees,
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
