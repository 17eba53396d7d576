import type { Statement } from "../combine/statement.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/**
 * The statements of a text, where lists of what selection weighs demand nothing: shares that make a hundred percent ("Financial need - 50%"), and
 * entries of which most are preferred ("Preference is given to students who meet most of this list").
 */
export function withFactorsApart(statements: readonly Statement[]): readonly Statement[] {
  const moods = new Map<Statement, "selection" | "preference">();
  for (const { list, behind } of listsOf(statements)) {
    const shares = list.map(({ tokens }) => shareOf(tokens));
    const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0);
    if (sum === whole && shares.filter((share) => share !== null).length > 1)
      for (const [at, statement] of list.entries()) if (shares[at] !== null) moods.set(statement, "selection");
    if (behind?.mood === "preference" && findMost(behind.tokens).length > 0)
      for (const statement of list) moods.set(statement, "preference");
  }
  if (moods.size === 0) return statements;
  return statements.map((statement) => {
    const mood = moods.get(statement);
    return mood && statement.mood === "demand" ? { ...statement, mood, exclusion: null } : statement;
  });
}
const whole = 100;

/** "Meet most of the preference list", "the more of these criteria". */
const findMost = phraseFinder([
  [
    "(most|all|many|more|several|some) of (our|the|these|this|those) (preference|above|following|) (list|criteria|points|items|qualities|attributes|preferences)",
    true,
  ],
] as const);

type List = { list: Statement[]; behind: Statement | undefined };

/** Entries one below the other, and what stands behind them. */
function listsOf(statements: readonly Statement[]): List[] {
  const lists: List[] = [];
  let open: List | null = null;
  for (const [at, statement] of statements.entries()) {
    const isOpen: boolean = statement.part === "text" && isEntry(statement);
    if (!isOpen || open?.list[0]?.clause.lead !== statement.clause.lead) open = null;
    if (!isOpen) continue;
    if (open === null) {
      open = { list: [], behind: undefined };
      lists.push(open);
    }
    open.list.push(statement);
    open.behind = statements[at + 1];
  }
  return lists;
}

const isEntry = ({ clause, tokens }: Statement): boolean => clause.isEntry === true || shareOf(tokens) !== null;

/** The share of a factor: 25 for "Academic merit - 25%"; null where the words are no factor. */
function shareOf(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ word }) => word === "%" || word === "percent");
  const share = Number(tokens[at - 1]?.word);
  if (at < 1 || !(share > 0 && share < whole)) return null;
  return tokens.some(({ word }) => verbs.has(word)) ? null : share;
}
const verbs = wordSet("must should is are was were has have be shall will may can required");
