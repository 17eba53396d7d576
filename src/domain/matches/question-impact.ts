import { isOpenQuestion } from "../profile/open-question.ts";
import { type QuestionPath, questionPaths } from "../profile/question-paths.ts";
import { type CatalogueIndex, rowOf } from "./catalogue/catalogue-index.ts";
import { ofQuestion } from "./catalogue/results/question-bits.ts";
import { resultsInSlices, type StudentResults, type Waiting } from "./catalogue/results/student-results.ts";
import { waitingWithout } from "./catalogue/results/waiting-without.ts";
import type { Slices } from "./catalogue/slices.ts";
import { type ProfileAnswers, readStudent, type Student } from "./criteria/student.ts";

/**
 * The impact of a question: the open scholarships that wait for its answer and that no other answer rules out, and their
 * dollars. For a question without an answer it is what the list of matches counts for its top question.
 */
export type QuestionImpact = {
  field: QuestionPath;
  scholarships: number;
  /** How many of them are good fits or better. */
  good: number;
  dollars: number;
  /** The student's sentence that seems to tell the answer, where it is missing. */
  told?: string;
  /** What the student's goals say already in answer, where it is missing: the places to study in, or the status of their citizenship. */
  in_goals?: string[];
};

type Ways = {
  /** The ids of scholarships that do not count. */
  without?: readonly string[];
  /** The results of a student for the whole index. */
  resultsOf?: (index: CatalogueIndex, student: Student) => Slices<StudentResults>;
};

/**
 * The impact of every question for a student, answered or not: each is counted as if it had no answer. A scholarship
 * counts with its largest amount, or 0 where none is stated.
 */
export function* impactsInSlices(
  index: CatalogueIndex,
  profile: ProfileAnswers,
  { without = [], resultsOf = resultsInSlices }: Ways = {},
): Slices<QuestionImpact[]> {
  const rows = without.flatMap((id) => rowOf(index, id) ?? []);
  function* waitingOf(answers: ProfileAnswers): Slices<Waiting> {
    const student = readStudent(answers);
    return waitingWithout((yield* resultsOf(index, student)).waiting, rows, index, student);
  }
  const waiting = yield* waitingOf(profile);
  const impacts: QuestionImpact[] = [];
  for (const field of questionPaths) {
    const isOpen = isOpenQuestion(profile, field);
    const answers = isOpen ? profile : withoutAnswer(profile, field);
    const { scholarships, good, dollars } = isOpen ? waiting : yield* waitingOf(answers);
    impacts.push({
      field,
      scholarships: ofQuestion(scholarships, field, answers),
      good: ofQuestion(good, field, answers),
      dollars: ofQuestion(dollars, field, answers),
    });
    yield;
  }
  return impacts;
}

/** The profile without the answer to a question. */
function withoutAnswer(profile: ProfileAnswers, field: QuestionPath): ProfileAnswers {
  const [head = "", key] = field.split(".");
  const open = key ? { [head]: { ...profile.demographics, [key]: null } } : { [head]: null };
  const grades = field === "gpa" ? { gpa_given: null, gpa_scale: null } : {};
  const set_aside = Object.fromEntries(Object.entries(profile.set_aside ?? {}).filter(([path]) => path !== field));
  return { ...profile, ...open, ...grades, set_aside };
}
