import type { MatchingLevel } from "../../profile/academic-level.ts";
import type { Grammar, Meaning } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";

const undergraduate: readonly MatchingLevel[] = ["associate", "bachelor"];
const graduate: readonly MatchingLevel[] = ["master", "doctoral"];
const level = (levels: readonly MatchingLevel[], entering = false): Meaning => ({ about: "level", levels, entering });

const phrases: PhraseTable<Meaning> = [
  ["undergraduate(s)", level(undergraduate)],
  ["graduate student(s)", level(graduate)],
];

const find = phraseFinder(phrases);

/** Levels of study. */
export const levels: Grammar = ({ tokens }) =>
  find(tokens).map(({ from, to, value }) => ({ from, to, meaning: value }));
