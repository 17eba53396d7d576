import { criteria } from "../criteria/criteria.ts";
import type { Criterion, MatchableScholarship } from "../criteria/criterion.ts";
import { type ProfileAnswers, readStudent, type Student } from "../criteria/student.ts";
import { addendOf, failedBits, scoreOfSum, sectionOfTally } from "./result-sums.ts";

/**
 * Profiles as columns, to find those that a scholarship fits. Students with the same answers to what a criterion reads
 * are compared once.
 */
export type ProfileIndex = { userIds: readonly string[]; columns: readonly StudentColumn[] };

/** Students with different answers to what one criterion reads, and for each profile the number of its student. */
type StudentColumn = { students: readonly Student[]; numbers: Uint32Array };

export function compileProfiles(profiles: readonly { userId: string; answers: ProfileAnswers }[]): ProfileIndex {
  const students = profiles.map(({ answers }) => readStudent(answers));
  return {
    userIds: profiles.map(({ userId }) => userId),
    columns: criteria.map(({ reads, comparedStudent }) => {
      const numberOf = new Map<string, number>();
      const different: Student[] = [];
      const numbers = Uint32Array.from(students, (student) => {
        const read = comparedStudent?.(student) ?? reads.map((field) => student.profile[field] ?? null);
        const key = JSON.stringify(read);
        const number = numberOf.get(key) ?? different.push(student) - 1;
        numberOf.set(key, number);
        return number;
      });
      return { students: different, numbers };
    }),
  };
}

/** The profiles that a scholarship fits, as places in `userIds` in ascending order, each with its score and section. */
export type Fits = {
  profiles: Uint32Array;
  scores: Uint8Array;
  /** As `sectionNumber` numbers them. */
  sections: Uint8Array;
};

/** The students whom the scholarship does not rule out: what scoring each of them gives. */
export function profilesThatFit(
  { userIds, columns }: ProfileIndex,
  scholarship: MatchableScholarship,
  today: string,
): Fits {
  const count = userIds.length;
  const added = { sums: new Int32Array(count), tallies: new Int32Array(count), asked: new Uint32Array(count) };
  for (const required of requiredOf(columns, scholarship, today)) addResults(added, required, today);
  const { sums, tallies, asked } = added;
  const fits = { profiles: new Uint32Array(count), scores: new Uint8Array(count), sections: new Uint8Array(count) };
  let found = 0;
  for (let at = 0; at < count; at++) {
    const tally = tallies[at] as number;
    if ((tally & failedBits) !== 0) continue;
    fits.profiles[found] = at;
    fits.scores[found] = scoreOfSum[sums[at] as number] as number;
    fits.sections[found] = sectionOfTally(tally, asked[at] as number);
    found += 1;
  }
  return {
    profiles: fits.profiles.subarray(0, found),
    scores: fits.scores.subarray(0, found),
    sections: fits.sections.subarray(0, found),
  };
}

type Added = { sums: Int32Array; tallies: Int32Array; asked: Uint32Array };
type Required = { criterion: Criterion<unknown>; required: unknown; column: StudentColumn };

function addResults({ sums, tallies, asked }: Added, { criterion, required, column }: Required, today: string): void {
  const { students, numbers } = column;
  const isCompared = new Uint8Array(students.length);
  const results = { sums: new Int32Array(students.length), tallies: new Int32Array(students.length) };
  const questions = new Uint32Array(students.length);
  for (let at = 0; at < numbers.length; at++) {
    // Whom another criterion rules out need not be compared.
    if (((tallies[at] as number) & failedBits) !== 0) continue;
    const number = numbers[at] as number;
    if (isCompared[number] === 0) {
      const student = students[number] as Student;
      const { sum, tally, question } = addendOf(criterion, criterion.compare(student, required, today), student);
      isCompared[number] = 1;
      results.sums[number] = sum;
      results.tallies[number] = tally;
      questions[number] = question === 0 ? 0 : 1 << (question - 1);
    }
    sums[at] = (sums[at] as number) + (results.sums[number] as number);
    tallies[at] = (tallies[at] as number) + (results.tallies[number] as number);
    asked[at] = (asked[at] as number) | (questions[number] as number);
  }
}

/** What the scholarship requires, the criteria with the fewest different students first. */
function requiredOf(columns: readonly StudentColumn[], scholarship: MatchableScholarship, today: string): Required[] {
  return criteria
    .flatMap((criterion, at) => {
      const required = criterion.requirement(scholarship, today);
      const column = columns[at];
      return required === null || !column ? [] : [{ criterion, required, column }];
    })
    .sort((a, b) => a.column.students.length - b.column.students.length);
}
