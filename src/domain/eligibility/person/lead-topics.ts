import type { CheckKind } from "../demand.ts";
import { grammar, toCheck } from "../mention.ts";
import { tokensOfLead } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";

/** Words of a lead or heading that say what its list holds. The first that fits counts. */
const topics: readonly (readonly [CheckKind, ReadonlySet<string>])[] = [
  [
    "citizenship",
    wordSet("country countries nation nations nationality nationalities citizen citizens national nationals"),
  ],
  [
    "place",
    wordSet(
      "state states county counties city cities town towns region regions area areas district districts resident residents residence",
    ),
  ],
  [
    "study_place",
    wordSet("college colleges university universities school schools institution institutions host campus campuses"),
  ],
  [
    "course",
    wordSet(
      "studying study major majors field fields degree degrees program programs programme programmes course courses curricula discipline disciplines subject subjects",
    ),
  ],
  ["membership", wordSet("member members organization organizations association associations chapter chapters")],
];

const ofTopics = new TokenSet(topics.flatMap(([, words]) => [...words]));

// In UTF-16 units. Longer ones are sentences.
const longestEntry = 1500;

/** The entries of a list, which have the topic of the words before the list: "must attend one of the following colleges:". */
export const leadTopics = grammar({ clause: [], lead: [ofTopics] }, ({ lead, text, tokens }) => {
  if (lead === "" || text.length > longestEntry) return [];
  const words = tokensOfLead(lead).map(({ word }) => word);
  const kind = topics.find(([, names]) => words.some((word) => names.has(word)))?.[0];
  return kind ? tokens.map((_, at) => ({ from: at, to: at + 1, meaning: toCheck(kind) })) : [];
});
