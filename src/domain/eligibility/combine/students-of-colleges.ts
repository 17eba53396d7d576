import { wordAt } from "../text/tokens.ts";
import type { Statement } from "./statement.ts";

export const isOfStudents = /^(?:students?|undergraduates?)$/;

/** "Students | from Ohio colleges", but not "Ohio students at Ohio colleges", who live there besides. */
export function areStudentsOf({ tokens, mentions }: Statement, from: number): boolean {
  const at = /^(?:from|at|of|in)$/.test(wordAt(tokens, from)) ? from - 1 : from - 2;
  const isOfPlace = mentions.some(({ meaning, to }) => meaning.about === "states" && to === at);
  return !isOfPlace && isOfStudents.test(wordAt(tokens, at)) && /^(?:from|at|of|in)$/.test(wordAt(tokens, at + 1));
}
