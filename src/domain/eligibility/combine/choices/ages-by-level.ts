import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import type { Way } from "../../demand.ts";
import type { ReadClause } from "../../read-clause.ts";
import type { Token } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";

const levelOf: ReadonlyMap<string, readonly MatchingLevel[]> = new Map(
  (
    [
      ["undergraduate undergraduates", ["associate", "bachelor"]],
      ["bachelor bachelors", ["bachelor"]],
      ["master masters msc", ["master"]],
      ["phd doctoral doctorate doctorates", ["doctoral"]],
      ["graduate graduates postgraduate postgraduates", ["master", "doctoral"]],
    ] as const
  ).flatMap(([words, levels]) => words.split(" ").map((word) => [word, levels] as const)),
);
const upper = wordSet("limit maximum max exceed exceeding older upper most");
const tooOld = wordSet("under below younger");
/** Words that may stand beside an age of a level and its bound. */
const plain = wordSet(`
age aged ages of the a an for and or to is are be must should than not no more years year old at by if applying studying degree degrees program programs programme programmes course courses study studies level
levels student students applicant applicants candidate candidates d p in time on who applicant's limits up from s
`);

/** Whether words tell of an age and of two levels. */
export const mayTellAges = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => upper.has(word) || tooOld.has(word)) &&
  tokens.filter(({ word }) => levelOf.has(word)).length > 1;

/**
 * "Under 21 for bachelor's, under 25 for master's": the age of each level is a way. None where the words say anything more, or not which bound
 * the ages are.
 */
export function agesByLevel({ tokens, mentions }: ReadClause): Way[] {
  const isPlain = ({ word }: Token) =>
    plain.has(word) || upper.has(word) || tooOld.has(word) || levelOf.has(word) || isAge(word);
  if (!tokens.every(isPlain) || !mentions.every(({ meaning }) => isOfAges.has(meaning.about))) return [];
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  if (has(upper) === has(tooOld)) return [];
  const named = tokens.flatMap(({ word }): (number | readonly MatchingLevel[])[] => {
    const levels = levelOf.get(word);
    return levels ? [levels] : isAge(word) ? [Number(word)] : [];
  });
  const isPaired = named.every(
    (each, at) => (typeof each === "number") === ((typeof named[0] === "number") === (at % 2 === 0)),
  );
  if (named.length < 4 || named.length % 2 === 1 || !isPaired) return [];
  const ways: Way[] = [];
  for (let at = 0; at < named.length; at += 2) {
    const [age, levels] = typeof named[at] === "number" ? [named[at], named[at + 1]] : [named[at + 1], named[at]];
    if (typeof age !== "number" || typeof levels === "number" || levels === undefined) return [];
    const most = has(tooOld) ? age - 1 : age;
    ways.push({ academic_level: [...levels], demands: [{ about: "age", least: 0, most, quote: "" }] });
  }
  return ways;
}
const isAge = (word: string): boolean => /^[1-6]\d$/.test(word);
const isOfAges = new Set<string>(["nothing", "level", "demand"]);
