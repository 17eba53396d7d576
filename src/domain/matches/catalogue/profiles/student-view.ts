import { readsPart } from "../../criteria/read-part.ts";
import type { Student } from "../../criteria/student.ts";
import { type AnswerColumn, type ProfileColumns, partPaths } from "./profile-columns.ts";

/** One thing that was read of a student. `part`: not the answer itself, but what this makes of it. */
export type Read = { column: AnswerColumn; part: ((answer: unknown) => unknown) | null };

/** What a comparison gives for a student, and what it read of them, in this order. */
export type Noted<Result> = { result: Result; reads: readonly Read[] };

/** The student of one profile after the other, which notes what is read of them. */
export type StudentView = {
  watch: <Result>(profile: number, run: (student: Student) => Result) => Noted<Result>;
};

/** Words and parts that few students differ in are columns of their own while the view lives. */
export function studentView({ order, answers, words }: ProfileColumns): StudentView {
  let profile = 0;
  let reads: Read[] = [];
  const whole = new Set<AnswerColumn>();
  const wordColumns = new Map<string, AnswerColumn>();
  const student = objectAt("") as unknown as Student; // it has the columns of what `readStudent` gives
  return {
    watch: (of, run) => {
      [profile, reads] = [of, []];
      whole.clear();
      return { result: run(student), reads };
    },
  };

  function objectAt(before: string): object {
    const objects = new Map<string, unknown>();
    return new Proxy(
      {},
      {
        get(_, key) {
          if (typeof key === "symbol") return key === readsPart ? partAt : undefined;
          const path = before + key;
          if (!objects.has(path))
            objects.set(path, words.has(path) ? wordsAt(path) : partPaths.has(path) ? objectAt(`${path}.`) : null);
          return objects.get(path) ?? answerOf(answers.get(path));
        },
        ownKeys() {
          throw new Error("A comparison reads all answers of a student at once.");
        },
      },
    );

    function partAt(key: string, part: (answer: unknown) => unknown): unknown {
      const column = answers.get(before + key);
      if (!column || whole.has(column)) return part(answerOf(column));
      if (column.values.length > 1) reads.push({ column, part });
      return part(column.values[column.numbers[profile] as number]);
    }
  }

  function answerOf(column: AnswerColumn | undefined): unknown {
    if (!column) return undefined;
    if (column.values.length > 1 && !whole.has(column)) {
      whole.add(column);
      reads.push({ column, part: null });
    }
    return column.values[column.numbers[profile] as number];
  }

  function wordsAt(path: string) {
    const lists = words.get(path);
    return {
      has: (word: string) => lists?.has(word) === true && answerOf(wordColumn(path, word)) === true,
      get size() {
        return answerOf(answers.get(`${path}.size`));
      },
    };
  }

  function wordColumn(path: string, word: string): AnswerColumn {
    const key = `${path} ${word}`;
    const known = wordColumns.get(key);
    if (known) return known;
    const column = { values: [false, true], numbers: new Uint8Array(order.length), isOfStage: false };
    for (const each of words.get(path)?.get(word) ?? []) column.numbers[each] = 1;
    wordColumns.set(key, column);
    return column;
  }
}
