import type { Meaning, Mention } from "./mention.ts";
import { neutralWords } from "./neutral-words.ts";
import type { Token } from "./text/tokens.ts";

/**
 * Splits the mentions of a clause into those of which one is enough although they belong to different criteria
 * ("veterans or residents of Ohio"), which the facts cannot hold, and the others.
 */
export function coordinated(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  text: string,
): { alternatives: Mention[]; others: Mention[] } {
  const stated = mentions.filter(({ meaning }) => meaning.about !== "nothing");
  const lists = listsWithOr(stated, tokens, text);
  const alternatives = lists.filter((list) => new Set(list.map(({ meaning }) => kindOf(meaning))).size > 1).flat();
  return { alternatives, others: mentions.filter((mention) => !alternatives.includes(mention)) };
}

/** Values of one kind may stand in one list of facts. */
function kindOf(meaning: Meaning): string {
  if (meaning.about === "demand")
    return `${meaning.demand.about} ${"kind" in meaning.demand ? meaning.demand.kind : ""}`;
  return meaning.about;
}

/** The runs of mentions that only commas and one "or" separate. */
function listsWithOr(mentions: readonly Mention[], tokens: readonly Token[], text: string): Mention[][] {
  const lists: Mention[][] = [];
  let list: Mention[] = [];
  let hasOr = false;
  const end = () => {
    if (hasOr && list.length > 1) lists.push(list);
    [list, hasOr] = [[], false];
  };
  for (const mention of mentions) {
    const before = list.at(-1);
    const joint = before ? jointOf(before, mention, tokens, text) : null;
    if (joint === null) end();
    if (joint === "or") hasOr = true;
    list.push(mention);
  }
  end();
  return lists;
}

function jointOf(a: Mention, b: Mention, tokens: readonly Token[], text: string): "or" | "comma" | null {
  const between = tokens.slice(a.to, b.from);
  if (between.some(({ word }) => word === "or")) {
    return between.every(({ word }) => word !== "and" && neutralWords.has(word)) ? "or" : null;
  }
  const last = tokens[a.to - 1];
  const next = tokens[b.from];
  const words = last && next ? text.slice(last.end, next.start) : "";
  return /^[\s"')\]]*,\s*(?:an?\s|the\s)?$/.test(words) ? "comma" : null;
}
