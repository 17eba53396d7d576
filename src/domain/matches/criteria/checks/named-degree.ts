import type { GraduateDegree } from "./told.ts";

const ofMasters = new Set(["master", "masters"]);
const ofDoctorates = new Set("doctoral doctorate doctorates phd phds".split(" "));
export const isOfMasters = (word: string): boolean => ofMasters.has(word);
export const isOfDoctorates = (word: string): boolean => ofDoctorates.has(word);
/** Words beside which a degree is one that the student has, or must not have. */
const ofBefore = new Set("completed earned have held hold holds no not received".split(" "));

/** The graduate degree that words name as one to study for, where they name one alone: "do a doctorate", "a master's in data science". */
export function namedDegree(words: readonly string[]): GraduateDegree | null {
  if (words.some((word) => ofBefore.has(word))) return null;
  const isMaster = words.some(isOfMasters);
  const isDoctorate = words.some(isOfDoctorates);
  if (isMaster === isDoctorate) return null;
  return isMaster ? "master" : "doctorate";
}
