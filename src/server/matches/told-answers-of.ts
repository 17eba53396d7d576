import { LRUCache } from "lru-cache";
import type { Student } from "#domain/matches/criteria/student.ts";
import { type Asked, questionsIn, type ToldAnswers, toldAnswers } from "#domain/matches/told-answers.ts";

const read = new WeakMap<Student, ToldAnswers>();

/** What the sentences of a student ask, by the day, the level and the sentence. */
type Sentences = ReadonlyMap<string, readonly Asked[]>;

/**
 * The sentences of students by their ids, as who saves another answer has the same ones. Forgotten ten minutes after they were last read, so that
 * they do not outlive a deleted account.
 */
const sentences = new LRUCache<string, Sentences>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (of) => [...of].reduce((sum, [key, asked]) => sum + 2 * key.length + 300 * (1 + asked.length), 500),
  ttl: 10 * 60_000,
  ttlAutopurge: true,
});

/** As `toldAnswers`, read once for a student, as reading their words takes as long as a search. `questionsOf` reads a sentence. */
export function toldAnswersOf(
  student: Student,
  today: string,
  studentId: string,
  questionsOf: typeof questionsIn = questionsIn,
): ToldAnswers {
  const known = read.get(student);
  if (known) return known;
  const before = sentences.get(studentId);
  const now = new Map<string, readonly Asked[]>();
  const told = toldAnswers(student, today, (sentence, ...of) => {
    const key = [...of, sentence].join(" ");
    const asked = before?.get(key) ?? questionsOf(sentence, ...of);
    now.set(key, asked);
    return asked;
  });
  // Only those that are still there: what was taken out of a profile is forgotten.
  sentences.set(studentId, now);
  read.set(student, told);
  return told;
}
