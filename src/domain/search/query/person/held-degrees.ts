import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { matchingLevels } from "../../../profile/answers/academic-level.ts";
import type { Mention } from "../mention.ts";

/** "2L": a year of law school. */
export const yearsOfLaw = (tokens: readonly Token[]): Mention[] =>
  tokens.flatMap(({ word, end }, from): Mention[] =>
    /^[123]$/.test(word) && tokens[from + 1]?.word === "l" && tokens[from + 1]?.start === end
      ? [{ from, to: from + 2, says: [{ slot: "field_of_study", value: "Law" }] }]
      : [],
  );

const heldBefore = wordSet("have has had having hold holds holding got earned completed finished done tengo already");
const betweenHeld = wordSet("a an my the already just completed finished earned un una mi");
const rankOf = ({ says }: Mention): number[] =>
  says.flatMap(({ slot, value }) => (slot === "academic_level" ? matchingLevels.indexOf(value) : []));

/** Without a degree that the student has, where they want a higher one: "have a bachelor's, want an MS". */
export function withoutHeld(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const highest = Math.max(-1, ...mentions.flatMap(rankOf));
  return mentions.map((mention) => {
    const ranks = rankOf(mention);
    if (ranks.length === 0 || Math.max(...ranks) >= highest) return mention;
    let before = mention.from - 1;
    while (betweenHeld.has(wordAt(tokens, before))) before -= 1;
    return heldBefore.has(wordAt(tokens, before)) ? { ...mention, says: [] } : mention;
  });
}
