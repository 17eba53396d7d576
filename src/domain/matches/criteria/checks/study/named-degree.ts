import { wordSet } from "../../../../eligibility/text/word-set.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
import { statements } from "../../../../reader/statements.ts";
import type { GraduateDegree } from "../told.ts";

const ofMasters = new Set(["master", "masters"]);
const ofDoctorates = new Set("doctoral doctorate doctorates phd phds".split(" "));
const behindMaster = wordSet(
  "course courses degree degrees in level of program programs programme programmes studies study student students thesis",
);
const behindMasters = wordSet("and doctoral or phd then");
const beforeMasters = wordSet("a do earn finish for get her his my our pursue pursuing their your");

export const isOfMasters = (word: string): boolean => ofMasters.has(word);

/** Whether a word names a master's degree: not in "a master electrician", "master the piano" and "the Masters". */
export function isMastersDegree(words: readonly string[], at: number): boolean {
  const [word = "", next = ""] = words.slice(at, at + 2);
  if (!isOfMasters(word)) return false;
  return (
    behindMaster.has(next) ||
    (word === "masters" && (behindMasters.has(next) || beforeMasters.has(words[at - 1] ?? "")))
  );
}
export const isOfDoctorates = (word: string): boolean => ofDoctorates.has(word);
/** Words beside which a degree is one that the student has. */
const ofBefore = new Set("completed earned got had has have held hold holds received".split(" "));
/** Words before a degree that must not be had or is not wanted. */
const negations = new Set(["no", "not"]);
/** "Not in the USA" is about a place. */
const beforePlace = new Set("at from in outside to".split(" "));

/** The graduate degree that words name as one to study for, where they name one alone: "do a doctorate", "a master's in data science", but not "a bachelor's or master's program" and "study or do a doctorate". */
export function namedDegree(words: readonly string[]): GraduateDegree | null {
  const isChoice = words.some(
    (word, at) => isOfDoctorates(word) && words.slice(Math.max(0, at - near), at).includes("or"),
  );
  return isChoice || words.some((word) => word === "bachelor" || word === "bachelors")
    ? null
    : onlyOne(degreesIn(words));
}
/** How many words before a degree may hold the "or" that makes it one of several. */
const near = 3;

/** The same in the sentences of a student's goals. A degree that somebody has is none to study for: "My mother has a PhD." */
export const degreeOfGoals = (goals: string): GraduateDegree | null =>
  onlyOne(statements(goals).flatMap((sentence) => degreesIn(foldedWords(sentence))));

function degreesIn(words: readonly string[]): GraduateDegree[] {
  if (words.some((word) => ofBefore.has(word))) return [];
  const isDegree = (word: string, at: number) => isMastersDegree(words, at) || isOfDoctorates(word);
  const named = words.flatMap((word, at) => (isDegree(word, at) ? { word, at } : []));
  if (words.slice(0, named.at(-1)?.at ?? 0).some((word, at) => isNegation(word, words[at + 1]))) return [];
  return named.map(({ word }) => (isOfMasters(word) ? "master" : "doctorate"));
}

const isNegation = (word: string, next = ""): boolean => negations.has(word) && !beforePlace.has(next);

function onlyOne(degrees: readonly GraduateDegree[]): GraduateDegree | null {
  const [first = null] = degrees;
  return degrees.every((each) => each === first) ? first : null;
}
