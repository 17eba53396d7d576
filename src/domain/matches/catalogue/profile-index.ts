import { criteria } from "../criteria/criteria.ts";
import type { Criterion, MatchableScholarship } from "../criteria/criterion.ts";
import { type ProfileAnswers, readStudent, type Student } from "../criteria/student.ts";
import { groupsByParts } from "./part-groups.ts";
import { answersCompared } from "./results/compared-column.ts";
import { addendOf, isRuledOut, scoreOfSum, sectionOfTally, sumOf, tallyOf } from "./results/result-sums.ts";
import { numberRows } from "./row-numbers.ts";

/**
 * Profiles as columns, to find those that a scholarship fits. Students with the same answers to what a criterion reads
 * are compared once.
 */
export type ProfileIndex = {
  userIds: readonly string[];
  /** The student of each profile. */
  students: readonly Student[];
  /** For each criterion. Where requirements have parts, students are grouped by what they set aside. */
  columns: readonly StudentGroups[];
  /** For each kind of part. */
  parts: ReadonlyMap<string, StudentGroups>;
};

/** One student of each group, and for each profile the number of its group. */
export type StudentGroups = { students: readonly Student[]; numbers: Uint32Array };

export function compileProfiles(profiles: readonly { userId: string; answers: ProfileAnswers }[]): ProfileIndex {
  const students = profiles.map(({ answers }) => readStudent(answers));
  const kinds = criteria.flatMap(({ parts }) => Object.entries(parts?.kinds ?? {}));
  return {
    userIds: profiles.map(({ userId }) => userId),
    students,
    columns: criteria.map((criterion) =>
      groupsBy(students, (student) => {
        const { answers, setAside } = answersCompared(criterion, student);
        return criterion.parts ? setAside : [answers, setAside];
      }),
    ),
    parts: new Map(kinds.map(([kind, read]) => [kind, groupsBy(students, read)])),
  };
}

function groupsBy(students: readonly Student[], answers: (student: Student) => unknown): StudentGroups {
  const numberOf = new Map<string, number>();
  const different: Student[] = [];
  const numbers = Uint32Array.from(students, (student) => {
    const key = JSON.stringify(answers(student));
    const number = numberOf.get(key) ?? different.push(student) - 1;
    numberOf.set(key, number);
    return number;
  });
  return { students: different, numbers };
}

/** The profiles that a scholarship fits, as places in `userIds` in ascending order, each with its score and section. */
export type Fits = {
  profiles: Uint32Array;
  scores: Uint8Array;
  /** As `sectionNumber` numbers them. */
  sections: Uint8Array;
};

/** The students whom the scholarship does not rule out: what scoring each of them gives. */
export function profilesThatFit(index: ProfileIndex, scholarship: MatchableScholarship, today: string): Fits {
  const sums = blankSums(index.userIds.length);
  let count = index.userIds.length;
  for (const required of requiredOf(index, scholarship, today))
    count = addResults(sums, count, required, { index, today });
  const profiles = sums.profiles.slice(0, count);
  const scores = new Uint8Array(count);
  const sections = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const profile = profiles[at] as number;
    scores[at] = scoreOfSum(sumOf(sums.totals[profile] as number));
    sections[at] = sectionOfTally(tallyOf(sums.totals[profile] as number), sums.asked[profile] as number);
  }
  return { profiles, scores, sections };
}

/** The profiles that no criterion has ruled out yet, in ascending order, and for each profile the sums so far. */
type Sums = { profiles: Uint32Array; totals: Float64Array; asked: Int32Array };
const room = (profiles: number): Sums => ({
  profiles: new Uint32Array(profiles),
  totals: new Float64Array(profiles),
  asked: new Int32Array(profiles),
});
let scratch = room(0);

/** Sums of zero. They are used until the next call, because megabytes for each scholarship keep the collector busy. */
function blankSums(count: number): Sums {
  if (scratch.profiles.length < count) scratch = room(count);
  const { profiles, totals, asked } = scratch;
  numberRows(profiles, count);
  totals.fill(0, 0, count);
  asked.fill(0, 0, count);
  return scratch;
}

type Required = { criterion: Criterion<unknown>; required: unknown; column: StudentGroups };
type Context = { index: ProfileIndex; today: string };

/** Adds one criterion for the first `count` profiles, leaves out those that it rules out, and returns how many are left. */
function addResults(
  { profiles, totals, asked }: Sums,
  count: number,
  { criterion, required, column }: Required,
  { index, today }: Context,
): number {
  const parts = criterion.parts?.of(required).map((part) => ({ part, groups: index.parts.get(part.kind) }));
  const { students, numbers } = parts
    ? groupsByParts(column, parts, { today, students: index.students, profiles: profiles.subarray(0, count) })
    : column;
  const results = blankResults(students.length);
  let left = 0;
  for (let at = 0; at < count; at++) {
    const profile = profiles[at] as number;
    const number = numbers[profile] as number;
    // A group of which nobody is left is never compared.
    if (results.isCompared[number] === 0) {
      const student = students[number] as Student;
      const { total, question } = addendOf(criterion, criterion.compare(student, required, today), student);
      results.isCompared[number] = 1;
      results.totals[number] = total;
      results.questions[number] = question;
      results.stays[number] = isRuledOut(total) ? 0 : 1;
    }
    totals[profile] = (totals[profile] as number) + (results.totals[number] as number);
    asked[profile] = (asked[profile] as number) | (results.questions[number] as number);
    profiles[left] = profile;
    left += results.stays[number] as number;
  }
  return left;
}

/** The results of groups of students, by their numbers. */
const blankResults = (groups: number) => ({
  isCompared: new Uint8Array(groups),
  totals: new Float64Array(groups),
  questions: new Int32Array(groups),
  stays: new Uint8Array(groups),
});

/** What the scholarship requires, the criteria with the fewest different students first, and those with parts last. */
function requiredOf({ columns }: ProfileIndex, scholarship: MatchableScholarship, today: string): Required[] {
  const cost = ({ criterion, column }: Required) => (criterion.parts ? Infinity : column.students.length);
  return criteria
    .flatMap((criterion, at) => {
      const required = criterion.requirement(scholarship, today);
      const column = columns[at];
      return required === null || !column ? [] : [{ criterion, required, column }];
    })
    .sort((a, b) => (cost(a) < cost(b) ? -1 : 1));
}
