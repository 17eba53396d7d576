import type { Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { studentHeads } from "./field-list-words.ts";

/**
 * "Undergraduates in plant science, and graduate students in agronomy": fields of two kinds of students are a choice, though one be a part of
 * the other. The later states both, so that it does not narrow the earlier.
 */
export function withFieldsOfOthers(mentions: readonly Mention[], tokens: readonly Token[]): readonly Mention[] {
  if (mentions.length < 2) return mentions;
  let before: { to: number; names: readonly string[] } | null = null;
  return mentions
    .toSorted((a, b) => a.from - b.from)
    .map((mention) => {
      const { meaning } = mention;
      if (meaning.about !== "field_of_study" || meaning.column || meaning.implied) return mention;
      const isOfOthers = before !== null && joinsPersons(tokens, before.to, mention.from);
      const names: readonly string[] =
        isOfOthers && before ? [...new Set([...before.names, ...meaning.names])] : meaning.names;
      before = { to: mention.to, names };
      return isOfOthers ? { ...mention, meaning: { ...meaning, names } } : mention;
    });
}

/** Whether "and" and a word for persons stand between two tokens, or "or" and a degree. */
function joinsPersons(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to).map(({ word }) => word);
  const joint = between.findIndex((word) => word === "and" || word === "or");
  if (joint < 0) return false;
  return between.slice(joint).some((word) => studentHeads.has(word) || (between[joint] === "or" && degrees.has(word)));
}
const degrees = wordSet("undergraduate graduate masters bachelors doctoral phd doctorate associate degree");
