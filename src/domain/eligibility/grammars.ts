import { citizenship } from "./criteria/citizenship.ts";
import { degrees } from "./criteria/degrees.ts";
import { enrollment } from "./criteria/enrollment.ts";
import { fields } from "./criteria/fields.ts";
import { grades } from "./criteria/grades.ts";
import { graduationYear } from "./criteria/graduation-year.ts";
import { institutions } from "./criteria/institutions.ts";
import { levels } from "./criteria/levels.ts";
import { merits } from "./criteria/merit.ts";
import { notStated } from "./criteria/not-stated.ts";
import { residence } from "./criteria/residence.ts";
import { schoolYear } from "./criteria/school-year.ts";
import { standing } from "./criteria/standing.ts";
import { testScores } from "./criteria/test-scores.ts";
import type { Grammar } from "./mention.ts";

/** The grammars of all criteria. Where two read the same words, the earlier one counts. */
export const grammars: readonly Grammar[] = [
  levels,
  standing,
  schoolYear,
  institutions,
  degrees,
  enrollment,
  grades,
  merits,
  testScores,
  graduationYear,
  citizenship,
  fields,
  residence,
  notStated,
];
