import type { Token } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";

/** Words of students who come to the US. */
export const comingWords = wordSet("usa ielts toefl duolingo pte cgpa visa f1 j1 sevis i20");
const leaving = wordSet(
  "moved relocated immigrated emigrated migrated came come fled escaped adopted family parents mom dad mother father ancestors roots heritage refugee refugees immigrant immigrants descent originally",
);
const citizens = /^(?:citizens?|nationals?|passports?|ciudadan[oa]s?)$/;

/**
 * The mentions of places, where those of home countries tell whether the student is a citizen of it: who is "from India", an "Indian citizen",
 * or from India and wants to study elsewhere. "Indian students" alone may be of the US, as may who was born or has family there.
 */
export function withCitizens(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const isComing =
    tokens.some(({ word }) => comingWords.has(word)) ||
    mentions.some(({ says }) => says.some((each) => each.slot === "country" && each.relation === "study"));
  return mentions.map((mention) => {
    const { from, to, says } = mention;
    if (!says.some((each) => each.slot === "country" && each.relation === "home")) return mention;
    const before = tokens[from - 1]?.word === "the" ? from - 2 : from - 1;
    const [word = "", wordBefore = ""] = [tokens[before]?.word, tokens[before - 1]?.word];
    const isOrigin = /^(?:in|en)$/.test(word) || leaving.has(word) || leaving.has(wordBefore);
    const isTold =
      /^(?:from|de)$/.test(word) ||
      citizens.test(tokens[to]?.word ?? "") ||
      citizens.test(tokens[to - 1]?.word ?? "") ||
      (/^(?:of|de)$/.test(word) && citizens.test(wordBefore));
    if (isOrigin || !(isTold || isComing)) return mention;
    return {
      ...mention,
      says: says.map((each) =>
        each.slot === "country" && each.relation === "home" ? { ...each, citizen: true as const } : each,
      ),
    };
  });
}
