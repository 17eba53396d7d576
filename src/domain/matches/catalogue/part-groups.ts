import type { Comparison, RequirementPart } from "../criteria/criterion.ts";
import type { Student } from "../criteria/student.ts";
import type { StudentGroups } from "./profile-index.ts";

/** A part of a requirement, and the students with different answers to what it reads. */
type GroupedPart = { part: RequirementPart; groups: StudentGroups | undefined };

type Wanted = {
  /** The student of each profile. */
  students: readonly Student[];
  today: string;
  /** The profiles whose groups are wanted. The others keep no meaningful group. */
  profiles: Uint32Array;
};

// A part has far fewer different results: met, failed, unclear, and a few missing answers.
const mostResults = 64;

/** Divides groups of students, so that those of one group also have equal results for every part. */
export function groupsByParts(base: StudentGroups, parts: readonly GroupedPart[], wanted: Wanted): StudentGroups {
  let divided = base;
  for (const { part, groups } of parts) {
    if (!groups) throw new Error(`There are no groups for parts of the kind ${part.kind}.`);
    // Nothing differs where everybody answered the same, or nothing is read.
    if (groups.students.length === 1) continue;
    divided = dividedBy(divided, { groups, compare: part.compare }, wanted);
  }
  return divided;
}

type Part = { groups: StudentGroups; compare: RequirementPart["compare"] };

function dividedBy(
  before: StudentGroups,
  { groups, compare }: Part,
  { students, today, profiles }: Wanted,
): StudentGroups {
  const divided = { students: [] as Student[], numbers: new Uint32Array(before.numbers.length) };
  const known = new Map<Comparison, number>();
  const numberOfResult = new Map<string, number>();
  // The number of the result of each group, plus 1; 0 before it is compared.
  const results = new Uint8Array(groups.students.length);
  // By the old group and the result: the number of the new group, plus 1.
  const newGroup = new Uint32Array(before.students.length * mostResults);
  for (const profile of profiles) {
    const group = groups.numbers[profile] as number;
    if (results[group] === 0) results[group] = 1 + numberOf(compare(groups.students[group] as Student, today));
    const place = (before.numbers[profile] as number) * mostResults + (results[group] as number) - 1;
    if (newGroup[place] === 0) newGroup[place] = divided.students.push(students[profile] as Student);
    divided.numbers[profile] = (newGroup[place] as number) - 1;
  }
  return divided;

  // Most comparisons are the same few objects.
  function numberOf(result: Comparison): number {
    const before = known.get(result);
    if (before !== undefined) return before;
    const key = JSON.stringify(result);
    const number = numberOfResult.get(key) ?? numberOfResult.size;
    if (number >= mostResults) throw new Error("A part of a requirement has too many different results.");
    numberOfResult.set(key, number);
    known.set(result, number);
    return number;
  }
}
