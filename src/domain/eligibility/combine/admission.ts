import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** Whether words are of applying to a course of study, and not only for the scholarship. */
export const namesAdmission = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => admitting.has(word) || (word === "applying" && tokens[at + 1]?.word === "for"));
const admitting = wordSet("admission admitted enrol enroll enrolled enrolment enrollment place");
