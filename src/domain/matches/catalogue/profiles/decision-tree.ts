import type { Student } from "../../criteria/student.ts";
import type { AnswerColumn } from "./profile-columns.ts";
import type { Read, StudentView } from "./student-view.ts";

/** A node without a column is a leaf, whose result is missing until the comparison was run. */
type Node<Result> = {
  column: AnswerColumn | null;
  numbers: AnswerColumn["numbers"];
  part: Read["part"];
  /** By the number of the answer in the column. */
  next: (Node<Result> | undefined)[];
  /** By what `part` makes of an answer. */
  byPart: Map<unknown, Node<Result>> | null;
  result: Result | undefined;
};

/** What a comparison gives for each of many profiles. */
export type DecisionTree<Result> = {
  of: (profile: number) => Result;
  /** What it gives for all profiles of a stage; null where it reads something else of them. */
  ofStage: (stage: number) => Result | null;
};

/**
 * Runs a comparison once for all profiles that it cannot tell apart. What it reads of a student is noted as a tree, one answer after the
 * other, and what it reads next depends on the answers before alone. Throws if it depends on something else.
 */
export function decisionTree<Result extends object | number>(
  view: StudentView,
  run: (student: Student) => Result,
): DecisionTree<Result> {
  const { ofProfile, firstProfiles } = view.stages;
  const root = leaf<Result>();
  /** By stage, the first node that reads something else. */
  const nodes: (Node<Result> | undefined)[] = new Array(firstProfiles.length);
  return { of, ofStage };

  function of(profile: number): Result {
    let node = nodes[ofProfile[profile] as number] ?? nodeOfStage(profile);
    while (node.column !== null) node = node.next[node.numbers[profile] as number] ?? childOf(node, profile);
    return node.result ?? compared(profile);
  }

  function ofStage(stage: number): Result | null {
    const first = firstProfiles[stage] as number;
    const result = of(first);
    return nodeOfStage(first).column === null ? result : null;
  }

  function nodeOfStage(profile: number): Node<Result> {
    let node = root;
    while (node.column?.isOfStage) node = childOf(node, profile);
    // A leaf without a result may still have to read more.
    if (node.column !== null || node.result !== undefined) nodes[ofProfile[profile] as number] = node;
    return node;
  }

  function compared(profile: number): Result {
    const { result, reads } = view.watch(profile, run);
    let node = root;
    for (const { column, part } of reads) {
      if (node.column === null && node.result === undefined) grow(node, column, part);
      if (node.column !== column) throw new Error(differs);
      node = childOf(node, profile);
    }
    if (node.column !== null) throw new Error(differs);
    node.result = result;
    return result;
  }
}

const differs = "A comparison reads something else of students who answered the same.";

const leaf = <Result>(): Node<Result> => ({
  column: null,
  numbers: noNumbers,
  part: null,
  next: [],
  byPart: null,
  result: undefined,
});
const noNumbers = new Uint8Array(0);

function grow<Result>(node: Node<Result>, column: AnswerColumn, part: Read["part"]): void {
  node.column = column;
  node.numbers = column.numbers;
  node.part = part;
  if (part) node.byPart = new Map();
  // A longer list is mostly empty.
  if (column.values.length <= mostAtOnce) node.next = new Array(column.values.length);
}
const mostAtOnce = 4096;

function childOf<Result>({ column, part, byPart, next, numbers }: Node<Result>, profile: number): Node<Result> {
  const number = numbers[profile] as number;
  const known = next[number];
  if (known) return known;
  const made = part?.(column?.values[number]);
  const child = byPart?.get(made) ?? leaf();
  byPart?.set(made, child);
  next[number] = child;
  return child;
}
