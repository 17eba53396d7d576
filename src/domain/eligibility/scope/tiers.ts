import type { Statement } from "../combine/statement.ts";
import { type Mention, toCheck } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";

const currency = tokenSet("$ £ €");
const gradeToCheck = toCheck("grades");
const isGrade = ({ meaning }: Mention): boolean =>
  meaning.about === "gpa" ||
  (meaning.about === "demand" && meaning.demand.about === "check" && meaning.demand.kind === "grades");

/**
 * The statements of a text, where grades that each bring a sum of their own ("GPA 3.25-3.74: $5,000; GPA 3.75 and above: $10,000") are no least
 * grade of all applicants.
 */
export function withTiersApart(statements: readonly Statement[]): readonly Statement[] {
  const tiers = statements.filter(isTier);
  const grades = new Set(tiers.flatMap(gradesIn));
  if (grades.size < 2) return statements;
  const least = Math.min(...grades);
  const own = new Set(tiers);
  return statements.map((statement) => {
    const isOfTier = ({ least: grade }: { least: number }) =>
      own.has(statement) || (grade > least && grades.has(grade));
    const mentions = statement.mentions.map((mention) =>
      mention.meaning.about === "gpa" && isOfTier(mention.meaning) ? { ...mention, meaning: gradeToCheck } : mention,
    );
    return { ...statement, mentions };
  });
}

/** A clause, or a table's row, that names a grade and what it brings. */
const isTier = ({ part, tokens, mentions }: Statement): boolean =>
  part === "text" && currency.hasAny(tokens) && mentions.some(isGrade);

const gradesIn = ({ tokens, mentions }: Statement): number[] =>
  mentions.filter(isGrade).flatMap(({ from, to }) => tokens.slice(from, to).flatMap(gradePoints));

function gradePoints({ word }: Token): number[] {
  const points = Number(word);
  return word.includes(".") && points >= 1 && points < 4 ? [points] : [];
}
