import { criteria } from "../criteria/criteria.ts";
import type { Criterion, MatchableScholarship } from "../criteria/criterion.ts";
import { type ProfileAnswers, readStudent, type Student } from "../criteria/student.ts";
import { answersCompared } from "./compared-column.ts";
import { groupsByParts } from "./part-groups.ts";
import { addendOf, isRuledOut, scoreOfTotal, sectionOfTotal } from "./result-sums.ts";

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
  const count = index.userIds.length;
  const added = blankSums(count);
  for (const required of requiredOf(index, scholarship, today)) addResults(added, required, { index, today });
  const { totals, asked, fits } = added;
  let found = 0;
  for (let at = 0; at < count; at++) {
    const total = totals[at] as number;
    if (isRuledOut(total)) continue;
    fits.profiles[found] = at;
    fits.scores[found] = scoreOfTotal(total);
    fits.sections[found] = sectionOfTotal(total, asked[at] as number);
    found += 1;
  }
  return {
    profiles: fits.profiles.slice(0, found),
    scores: fits.scores.slice(0, found),
    sections: fits.sections.slice(0, found),
  };
}

type Added = { totals: Float64Array; asked: Uint32Array; fits: Fits };
const room = (profiles: number): Added => ({
  totals: new Float64Array(profiles),
  asked: new Uint32Array(profiles),
  fits: { profiles: new Uint32Array(profiles), scores: new Uint8Array(profiles), sections: new Uint8Array(profiles) },
});
let scratch = room(0);

/** Sums of zero. They are used until the next call, because megabytes for each scholarship keep the collector busy. */
function blankSums(profiles: number): Added {
  if (scratch.totals.length < profiles) scratch = room(profiles);
  for (const blank of [scratch.totals, scratch.asked]) blank.fill(0, 0, profiles);
  return scratch;
}

type Required = { criterion: Criterion<unknown>; required: unknown; column: StudentGroups };
type Context = { index: ProfileIndex; today: string };

function addResults(added: Added, { criterion, required, column }: Required, { index, today }: Context): void {
  const { totals, asked } = added;
  const parts = criterion.parts?.of(required).map((part) => ({ part, groups: index.parts.get(part.kind) }));
  const { students, numbers } = parts
    ? groupsByParts(column, parts, {
        today,
        students: index.students,
        isOut: (at) => isRuledOut(totals[at] as number),
      })
    : column;
  const isCompared = new Uint8Array(students.length);
  const results = new Float64Array(students.length);
  const questions = new Uint32Array(students.length);
  for (let at = 0; at < numbers.length; at++) {
    // Whom another criterion rules out need not be compared.
    if (isRuledOut(totals[at] as number)) continue;
    const number = numbers[at] as number;
    if (isCompared[number] === 0) {
      const student = students[number] as Student;
      const { total, question } = addendOf(criterion, criterion.compare(student, required, today), student);
      isCompared[number] = 1;
      results[number] = total;
      questions[number] = question;
    }
    totals[at] = (totals[at] as number) + (results[number] as number);
    asked[at] = (asked[at] as number) | (questions[number] as number);
  }
}

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
