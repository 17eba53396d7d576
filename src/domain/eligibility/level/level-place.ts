import { gradesNameLevels, isBehindGrade, isPointGrade } from "../grades/levels-with-grades.ts";
import type { Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import type { LevelInClause } from "./stated-levels.ts";

type Tokens = readonly Token[];

/** How a level stands in its clause. */
export const placeOfLevel = (
  mention: Mention,
  tokens: Tokens,
  text: string,
): Pick<LevelInClause, "isSubject" | "isChoice" | "isListed"> => ({
  isSubject: isSubject(mention, tokens),
  isChoice: isChoice(mention, tokens),
  isListed: isListed(mention, tokens, text),
});

const modals = /^(?:must|should|need)$/;

/** "College students must attend full-time, and graduate students must ..." says more of some, and leaves the others in. */
const isSubject = ({ from, to }: Mention, tokens: Tokens): boolean => {
  const isBehindModal = tokens.slice(0, from).some(({ word }) => modals.test(word));
  const hasModal = modals.test(tokens[to]?.word ?? "");
  // "Undergraduates need a 3.0 GPA, graduate students | a 3.5".
  const hasGrade = tokens[to]?.word === "a" && /^\d\.\d/.test(tokens[to + 1]?.word ?? "");
  return (
    isOfGrade(from, tokens) ||
    (hasModal && (from <= 2 || isBehindModal)) ||
    (hasGrade && isBehindModal) ||
    /^includes?$/.test(tokens[1]?.word ?? "")
  );
};

/** "A 3.5 GPA, 3.0 for | graduate students", but not "2.7 for undergraduates and 3.0 for graduates", who are all that may apply. */
const isOfGrade = (from: number, tokens: Tokens): boolean =>
  tokens[from - 1]?.word === "for" &&
  isBehindGrade(tokens, from - 1) &&
  tokens.filter(({ word }) => isPointGrade(word)).length > 1 &&
  !gradesNameLevels(tokens);

const isChoice = ({ from }: Mention, tokens: Tokens): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ word }) => word === "or");

function isListed({ from, to }: Mention, tokens: Tokens, text: string): boolean {
  const joins = (at: number) => tokens[at]?.word === "and" || tokens[at]?.word === "or";
  const hasComma = (at: number) => /[,/&]/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  return [from - 3, from - 2, from - 1, to].some(joins) || [from, to].some(hasComma);
}
