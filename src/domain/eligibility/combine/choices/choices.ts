import type { StatedLevel } from "../../level/stated-levels.ts";
import type { Mention } from "../../mention.ts";
import type { Token } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import type { Statement } from "../statement.ts";
import { mayTellAges } from "./ages-by-level.ts";

/** "Open only to juniors or seniors". */
export const isChoiceWithOnly = ({ tokens }: Statement): boolean =>
  tokens.some(({ word }) => word === "only") && tokens.some(({ word }) => word === "or");

/**
 * "College juniors, or zorblers who need two years for a graduate degree": the level before "or" must not be left out where one
 * behind it is a fact. Its class counts only beside others.
 */
export function levelsOfChoice(alternatives: readonly Mention[], others: readonly Mention[]): Mention[] {
  const hasClass = others.some(({ meaning }) => meaning.about === "level" && meaning.years_left);
  return alternatives.flatMap(({ from, to, meaning }) =>
    meaning.about === "level" &&
    !meaning.implied &&
    others.some((other) => other.meaning.about === "level" && !other.meaning.implied && other.from >= to)
      ? [{ from, to, meaning: hasClass ? meaning : { about: "level", levels: meaning.levels } }]
      : [],
  );
}

/** Whether a mention is of none whom the choice admits: "a member (not a visitor, | graduate student |)", "any school or | medical school |". */
export const isOfOthers = ({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, from - 6), from).some(({ word }) => word === "not") ||
  (meaning.about === "field_of_study" &&
    tokens[from - 1]?.word === "or" &&
    tokens.slice(to - 1, to + 1).some(({ word }) => /^schools?$/.test(word)));

/** A level of one choice, whose class is not that of all. */
export const withoutClass = ({ levels, entering, implied }: StatedLevel): StatedLevel => ({
  about: "level",
  levels,
  ...(entering ? { entering } : {}),
  ...(implied ? { implied } : {}),
});

/** Whether a clause joins something by "or", or demands it only "if". */
export const offersWays = ({ tokens, isConditional }: Statement): boolean =>
  isConditional || joins.hasAny(tokens) || mayTellAges(tokens);
const joins = tokenSet("or if");
