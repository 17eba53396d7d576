import type { CheckKind } from "../demand.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { traitWords } from "./trait-words.gen.ts";

/** What only some people are, have or do, and what kind of demand that is. */
type Trait = { from: number; to: number; kind: CheckKind };

/** The kind of each word; of two kinds the last one counts. */
const kinds: ReadonlyMap<string, CheckKind> = new Map(
  (
    [
      ["activity", traitWords.activity],
      ["health", traitWords.health],
      ["unread", traitWords.people],
    ] as const
  ).flatMap(([kind, words]) => [...wordSet(words)].map((word) => [word, kind] as const)),
);

/** What dictionaries hold in another sense, in several words or not at all. */
const findPhrases = phraseFinder<CheckKind>([
  ["(left|right) (handed|hander|handers)", "unread"],
  [
    "(home school|homeschool|home schooled|homeschooled|homeschooler|homeschoolers|home schooler|home schoolers)",
    "course",
  ],
  ["(tall|short|little) (club|clubs|people|person|persons|students)", "unread"],
  ["(red|curly|gray|long) (haired|hair)", "unread"],
  ["(celiac|stuttering|autism|autistic|sickle cell|hearing loss|vision loss|brain injury|down syndrome)", "health"],
  ["(deaf|blind|amputee|amputees|diabetic|diabetics|asthmatic|survivor|survivors)", "health"],
  ["(chess|fencing|knitting|quilting|rodeo|cheerleading|cheer|marching band|drum corps|pageant|pageants)", "activity"],
  ["(sober|sobriety|incarcerated|formerly incarcerated|homeless|pregnant|adopted|orphaned|widowed|divorced)", "unread"],
  ["(crew|staff|team (member|members)|crew (member|members))", "employment"],
  ["(license|licence|licensed|certified)", "license"],
  ["(quaker|quakers|amish|mennonite|mennonites|mormon|mormons|sikh|sikhs|hindu|hindus)", "religion"],
  ["(panhandle|county|counties|parish|ward)", "place"],
  ["(4 h|4h|ffa|deca|fbla|scouting|sorority|fraternity|union)", "membership"],
]);

/** The kind of trait that a word names by itself; null for all others. */
export const traitOf = ({ word }: Pick<Token, "word">): CheckKind | null => kinds.get(word) ?? null;

/** The traits that words name, in the order of the text. */
export function traitsIn(tokens: readonly Token[]): Trait[] {
  const found = findPhrases(tokens).map(({ from, to, value: kind }) => ({ from, to, kind }));
  const single = tokens.flatMap((token, from) => {
    const kind = traitOf(token);
    return kind === null || found.some((each) => each.from <= from && from < each.to)
      ? []
      : [{ from, to: from + 1, kind }];
  });
  return [...found, ...single].toSorted((a, b) => a.from - b.from);
}
