import type { Task } from "../requirements.ts";
import { topicsIn } from "../topics.ts";

const isOfSkill = true;

/**
 * Tasks in the words of sponsors. Who does nothing of the kind seldom can code or wants to learn a language, while a drawing, a
 * speech or an essay on a book may be anybody's.
 */
const tasks: readonly (readonly [words: RegExp, task: Task])[] = [
  [
    /\b(?:build|creat|develop|mak|program|submit|writ)\w* [^.;]{0,30}\b(?:apps?|code|software)\b|\bcod(?:e|es|ing) in [A-Z]/,
    { topics: topicsIn("software"), isOfSkill },
  ],
  [
    /\b(?:learn|study|studies|studying) (?:(?:an?|another|critical|foreign|new|one) ){1,3}languages?\b|\b(?:intensive|work and) language (?:program|study)\b/,
    { topics: topicsIn("study abroad language"), isOfSkill },
  ],
  [
    /\b(?:draw|paint|sketch)s? (?:an?|the|their)\b|\bdesigns? (?:an?|the) (?:[\w-]+ )?(?:bookmark|cover|logo|poster|stamp)\b/,
    { topics: topicsIn("drawing"), isOfSkill: false },
  ],
  [
    /\bessays? on (?:(?:an?|the|one of) (?:[\w-]+ ){0,2}(?:books?|novels?|plays?)\b|(?:The )?[A-Z]\w+, (?:The )?[A-Z])/,
    { topics: topicsIn("literature law"), isOfSkill: false },
  ],
  [
    /\b(?:give|gives|giving|deliver|delivers|record|records|write) [^.;]{0,40}\bspeech(?:es)?\b/,
    { topics: topicsIn("politics writing drama"), isOfSkill: false },
  ],
];

/** The task that the words name, one of skill first; null where they name none. */
export function taskIn(words: string): Task | null {
  // Those of skill stand first.
  return tasks.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
