import { isOpenQuestion } from "../profile/open-question.ts";
import { type QuestionPath, questionPaths } from "../profile/question-paths.ts";
import { type CatalogueIndex, rowOf } from "./catalogue/catalogue-index.ts";
import { criteria } from "./criteria/criteria.ts";
import { type ProfileAnswers, readStudent, type Student } from "./criteria/student.ts";

/**
 * The impact of a question: the open scholarships that wait for its answer and that no other answer rules out, and their
 * dollars. For a question without an answer it is what the list of matches counts for its top question.
 */
export type QuestionImpact = { field: QuestionPath; scholarships: number; dollars: number };

/**
 * The impact of every question for a student, answered or not: each is counted as if it had no answer. A scholarship
 * counts with its largest amount, or 0 where none is stated. The scholarships `without` do not count.
 */
export function questionImpacts(
  index: CatalogueIndex,
  profile: ProfileAnswers,
  without: readonly string[] = [],
): QuestionImpact[] {
  const failing = failingColumns(index, profile);
  const left = without.flatMap((id) => rowOf(index, id) ?? []);
  return questionPaths.map((field) => impactOf(field, index, { profile, failing, left }));
}

/** `left` are the rows that do not count. */
type Standing = { profile: ProfileAnswers; failing: Uint16Array; left: readonly number[] };

function impactOf(field: QuestionPath, index: CatalogueIndex, { profile, failing, left }: Standing): QuestionImpact {
  const isOpen = isOpenQuestion(profile, field);
  const unanswered = isOpen ? profile : withoutAnswer(profile, field);
  const open = isOpen ? failing : failingColumns(index, unanswered, { base: failing, only: readersOf(field) });
  const student = readStudent(unanswered);
  const counted = new Uint8Array(index.ids.length);
  for (const row of left) counted[row] = 1;
  let scholarships = 0;
  let dollars = 0;
  index.columns.forEach(({ numbers }, at) => {
    const asking = requirementsWaiting(field, student, { index, at });
    if (!asking) return;
    for (let row = 0; row < numbers.length; row++) {
      // Reads are in bounds: a column has a number per row, and a mark per number.
      if (asking[numbers[row] as number] === 0 || open[row] !== 0 || counted[row] === 1) continue;
      counted[row] = 1;
      scholarships += 1;
      dollars += Math.max(0, index.facts.amount[row] as number);
    }
  });
  return { field, scholarships, dollars };
}

/** 1 for each requirement of a column that waits for the answer of a student; null where there is none. */
function requirementsWaiting(
  field: QuestionPath,
  student: Student,
  { index, at }: { index: CatalogueIndex; at: number },
): Uint8Array | null {
  const criterion = criteria[at];
  if (!criterion?.decides) return null;
  const requirements = index.columns[at]?.values ?? [];
  const waits = (requirement: unknown) =>
    criterion.questions(requirement).includes(field) &&
    criterion.compare(student, requirement, index.today)?.missing === field;
  const marks = Uint8Array.from(requirements, (requirement) => (requirement !== null && waits(requirement) ? 1 : 0));
  return marks.includes(1) ? marks : null;
}

/** The criteria that read a question's answer, as numbers of the table. */
function readersOf(field: QuestionPath): number[] {
  const [head = ""] = field.split(".");
  const reads = new Set([head, "set_aside", ...(field === "gpa" ? ["gpa_given", "gpa_scale"] : [])]);
  return criteria.flatMap((criterion, at) => (criterion.reads.some((read) => reads.has(read)) ? [at] : []));
}

type PartialResult = { base: Uint16Array; only: readonly number[] };

/**
 * For each row one bit per criterion that rules the student out. With `partial`, only some criteria are compared again.
 */
function failingColumns(index: CatalogueIndex, profile: ProfileAnswers, partial?: PartialResult): Uint16Array {
  const student = readStudent(profile);
  const failing = partial ? partial.base.slice() : new Uint16Array(index.ids.length);
  for (const at of partial?.only ?? criteria.keys()) {
    const [criterion, column, bit] = [criteria[at], index.columns[at], 1 << at];
    if (!criterion?.decides || !column) continue;
    const fails = Uint8Array.from(column.values, (requirement) =>
      requirement !== null && criterion.compare(student, requirement, index.today)?.result === "failed" ? 1 : 0,
    );
    for (let row = 0; row < failing.length; row++) {
      const before = failing[row] ?? 0;
      failing[row] = fails[column.numbers[row] as number] === 1 ? before | bit : before & ~bit;
    }
  }
  return failing;
}

/** The profile without the answer to a question. */
function withoutAnswer(profile: ProfileAnswers, field: QuestionPath): ProfileAnswers {
  const [head = "", key] = field.split(".");
  const open = key ? { [head]: { ...profile.demographics, [key]: null } } : { [head]: null };
  const grades = field === "gpa" ? { gpa_given: null, gpa_scale: null } : {};
  const set_aside = Object.fromEntries(Object.entries(profile.set_aside ?? {}).filter(([path]) => path !== field));
  return { ...profile, ...open, ...grades, set_aside };
}
