import { phraseOf, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore, isStartOfPart } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";
import { parents as allParents, children, possessives } from "./relatives.ts";

const people = wordSet("parent parents");
const between = wordSet("a adult new older returning the young");
/** What parents who study are told to do: "parents returning to school". */
const studies = wordSet("attending returning studying");
/** "For parents who want to study", and none of "for parents who make too much". */
const whoStudy =
  /^(?:who|that) (?:(?:are|want|wants|wish|plan|need|like|would|to|also|still|go|going) )*(?:stud(?:y|ying|ents?)|attend(?:ing)?|return(?:ing)?|back|in (?:college|school))\b/;
/** What a part goes on with that is about the parents of the student: "parents, both teachers". */
const ofBoth = wordSet("both neither");

/**
 * Parents who look for money themselves: "scholarships for parents", "I'm a parent", "community college, parents over 40". Of others more is told:
 * "parents make too much", "my parents".
 */
export function parentMentions(words: QueryWords): Mention[] {
  const { tokens } = words;
  return [...tokens.keys()].flatMap((at) => {
    if (!people.has(wordAt(tokens, at))) return [];
    let from = at;
    while (from > 0 && between.has(wordAt(tokens, from - 1)) && !isBreakBefore(words, from)) from -= 1;
    const before = isBreakBefore(words, from) ? "" : wordAt(tokens, from - 1);
    const next = wordAt(tokens, at + 1);
    const isEnd = isStartOfPart(words, at + 1) && !ofBoth.has(next);
    const isWhoStudies = whoStudy.test(phraseOf(tokens.slice(at + 1, at + 9)));
    const isOwn =
      /^(?:im|am|as|being)$/.test(before) ||
      (/^(?:for|para)$/.test(before) && (isEnd || isWhoStudies || /^(?:in|over|with|going)$/.test(next)));
    const isKind =
      isStartOfPart(words, from) &&
      (isEnd || studies.has(next) || (next === "over" && /^\d+$/.test(wordAt(tokens, at + 2))));
    return isOwn || isKind
      ? [{ from, to: at + 1, says: [{ slot: "group", value: "parent" }], topic: "student parents" }]
      : [];
  });
}

/** The mentions without what calls somebody a parent who looks for a child: "single mom looking for money for my son". */
export function withoutParentsOfStudents(mentions: readonly Mention[], words: QueryWords): readonly Mention[] {
  const calls = ({ from, to, says }: Mention) =>
    says.some(({ slot, value }) => slot === "group" && (value === "parent" || value === "single_parent")) &&
    words.tokens.slice(from, to).some(({ word }) => allParents.has(word));
  if (!mentions.some(calls) || !isForChild(words)) return mentions;
  return mentions.map((mention) => (calls(mention) ? { from: mention.from, to: mention.to, says: [] } : mention));
}

const goesBack = wordSet("back childcare daycare babysitter babysitting returning");
const ofChild = wordSet("of for");
const determiners = wordSet("a an");
const students = wordSet("student students senior seniors junior juniors sophomore freshman teen teens teenager");

/** Whether the words name a child as who the money is for: "for my daughter", "parent of a high school senior". */
function isForChild(words: QueryWords): boolean {
  const { tokens } = words;
  // "Daycare for my son, going back to school"
  if (tokens.some(({ word }) => goesBack.has(word))) return false;
  return [...tokens.keys()].some((at) => {
    const word = wordAt(tokens, at);
    const isMine = possessives.has(wordAt(tokens, at + 1));
    const isOfParent = word === "of" && allParents.has(wordAt(tokens, at - 1));
    if (!ofChild.has(word) || !(isMine || (isOfParent && determiners.has(wordAt(tokens, at + 1))))) return false;
    for (let next = at + 2; next < at + 6 && !isBreakBefore(words, next); next++)
      if (children.has(wordAt(tokens, next)) || students.has(wordAt(tokens, next))) return true;
    return false;
  });
}
