import { phraseFinder } from "../../text/phrases.ts";
import { tokenSet } from "../../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../../words/awards.ts";
import type { Statement } from "../statement.ts";

const some = "(a|an|one|two|three|four|five|six|1|2|3|4|5|6|8|10)";
const findMore = phraseFinder<true>([
  [
    `${some} (extra|additional|further|) (year|years|month|months) (more|longer|older|extra|later|extension|relaxation)`,
    true,
  ],
  [
    `(plus|another|further|additional|extra|by) ${some} (extra|additional|further|more|) (year|years|month|months)`,
    true,
  ],
  [`${some} (extra|additional|further) (year|years)`, true],
  ["(extended|extendable|extension|extensions|relaxed|relaxable|relaxation|raised|lifted|waived)", true],
]);
const ofAges = tokenSet("age ages aged older younger");

/**
 * Whether a clause lets some of the applicants be older, or younger, than the age that it or the clause before it demands: "women: one year
 * more", "the age limit may be extended for mothers", "relaxable by five years for some castes".
 */
export function extendsAge({ tokens, mentions, mood }: Statement, before: Statement | undefined): boolean {
  if (mood === "exclusion" || mood === "preference" || findMore(tokens).length === 0) return false;
  if (ofAges.hasAny(tokens) || mentions.some(isAge)) return true;
  return before?.mentions.some(isAge) === true && !ofOthers.hasAny(tokens);
}

/** "The deadline was extended", "the award may be extended by one year". */
const ofOthers = tokenSet(
  `deadline deadlines application applications program programme period ${anyAward} ${anyFund} ${anyStipend}`,
);

const isAge = ({ meaning }: Statement["mentions"][number]): boolean =>
  meaning.about === "demand" && meaning.demand.about === "age";
