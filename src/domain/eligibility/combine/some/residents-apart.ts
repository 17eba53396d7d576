import { toCheck } from "../../mention.ts";
import type { Statement } from "../statement.ts";
import { keysOf, ofOneAward } from "./several-awards.ts";

const gradesIn = ({ mentions }: Statement): number[] =>
  mentions.flatMap(({ meaning }) => (meaning.about === "gpa" ? [meaning.least] : []));

/** "Residents of Ohio with a 3.0; residents of Iowa with a 3.5": the lowest is read, and the others are left to check. */
const withGradesToCheck = (statement: Statement): Statement => ({
  ...statement,
  mentions: statement.mentions.map((mention) =>
    mention.meaning.about === "gpa" ? { ...mention, also: [...(mention.also ?? []), alternative] } : mention,
  ),
});
const alternative = toCheck("alternative");

/** The states whose residents a statement tells of. */
const homesIn = ({ part, mood, mentions }: Statement): readonly string[] =>
  part === "text" && mood === "demand"
    ? mentions.flatMap(({ meaning }) => (meaning.about === "states" ? meaning.codes : []))
    : [];

/**
 * "Residents of Ohio attending any college; residents of Iowa attending an Iowa college": each of them tells of other students, so that
 * what one of them demands besides is no demand of the others. The homes are a choice.
 */
export function withResidentsApart(statements: readonly Statement[]): readonly Statement[] {
  const told = statements
    .map((statement) => ({ statement, homes: homesIn(statement) }))
    .filter(({ homes }) => homes.length > 0);
  const homes = told.flatMap((each) => [...new Set(each.homes)]);
  if (told.length < 2 || new Set(homes).size < homes.length) return statements;
  const stated = told.map(({ statement }) => new Set(statement.mentions.flatMap(keysOf)));
  const besides = statements.filter((each) => each.mood === "demand" && homesIn(each).length === 0);
  const elsewhere = new Set(besides.flatMap(({ mentions }) => mentions.flatMap(keysOf)));
  const ofHomes = new Set(
    told.flatMap(({ statement }) =>
      statement.mentions.flatMap((mention) => (mention.meaning.about === "states" ? keysOf(mention) : [])),
    ),
  );
  const isOfAll = (key: string) => ofHomes.has(key) || elsewhere.has(key) || stated.every((keys) => keys.has(key));
  const grades = new Set(told.flatMap(({ statement }) => gradesIn(statement)));
  const apart = new Map(
    told.map(({ statement }) => {
      const own = ofOneAward(statement, isOfAll);
      return [statement, grades.size > 1 ? withGradesToCheck(own) : own];
    }),
  );
  return statements.map((statement) => apart.get(statement) ?? statement);
}
