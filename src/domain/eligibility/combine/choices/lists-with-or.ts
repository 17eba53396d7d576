import type { Meaning, Mention } from "../../mention.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { neutralWords } from "../../words/ordinary.ts";

/** "Women", "veterans". */
export const isGroup = ({ meaning }: Mention): boolean => meaning.about === "groups";

/** The items of a list: mentions that share words, such as the level and the field of "law students", are one. */
export type Item = Mention[];

/** What is a choice though it stands between "either" and "or" alone. */
export const ofChoice: ReadonlySet<Meaning["about"]> = new Set(["citizenship", "countries", "states", "groups", "gpa"]);

/** Words that say of which kind a thing is: "a single or double degree". */
export const qualities = wordSet(
  "single double joint combined accredited developing approved recognized recognised full part time current prospective new returning continuing first second third fourth fifth final last penultimate local regional national domestic",
);

/** The runs of mentions that only commas and one "or" separate. */
export function listsWithOr(mentions: readonly Mention[], tokens: readonly Token[], text: string): Item[][] {
  const lists: Item[][] = [];
  let list: Item[] = [];
  let hasOr = false;
  const end = () => {
    if (hasOr && list.length > 1) lists.push(list);
    [list, hasOr] = [[], false];
  };
  for (const mention of mentions) {
    const item = list.at(-1);
    const before = item?.toSorted((a, b) => b.to - a.to)[0];
    if (item && before && (mention.from < before.to || isFieldOfDegree(before, mention, tokens))) {
      item.push(mention);
      continue;
    }
    const joint = before ? jointOf(before, mention, tokens, text) : null;
    if (joint === null) end();
    if (joint === "or") hasOr = true;
    list.push([mention]);
  }
  end();
  return lists;
}

/** "Master of | Social Work", "a bachelor's degree in | law". */
const isFieldOfDegree = (degree: Mention, field: Mention, tokens: readonly Token[]): boolean =>
  degree.meaning.about === "level" &&
  field.meaning.about === "field_of_study" &&
  // "Undergraduates who enter the Faculty of | Science": the level belongs to all that follows.
  !/^(?:faculty|school|department|college)$/.test(wordAt(tokens, degree.to - 1)) &&
  tokens.slice(degree.to - 1, field.from).every(({ word }, at) => at === 0 || word === "in" || word === "of");

function jointOf(a: Mention, b: Mention, tokens: readonly Token[], text: string): "or" | "comma" | null {
  const between = tokens.slice(a.to, b.from);
  const or = between.findIndex(({ word }) => word === "or");
  if (or >= 0 && !isChoiceOfTenses(tokens, a.to + or)) {
    const isPlain = (word: string) =>
      neutralWords.has(word) ||
      word.length === 1 ||
      isOfField(b, word) ||
      isOfEnrollment(b, word) ||
      isHead(a, b, word);
    // "Nursing or | attending | a trade school".
    const isVerb = (word: string, at: number) =>
      or === 0 && at === 1 && !qualities.has(word) && /.{3}(?:ing|ed)$/.test(word);
    return between.every(({ word }, at) => (isPlain(word) || isVerb(word, at)) && !isAnd(between, at)) ? "or" : null;
  }
  const last = tokens[a.to - 1];
  const next = tokens[b.from];
  const words = last && next ? text.slice(last.end, next.start) : "";
  return /^[\s"')\]]*,\s*(?:an?\s|the\s)?$/.test(words) ? "comma" : null;
}

/** "Students of a college who are | or | have been in foster care": one thing, now or before. */
const isChoiceOfTenses = (tokens: readonly Token[], or: number): boolean =>
  auxiliaries.has(wordAt(tokens, or - 1)) && auxiliaries.has(wordAt(tokens, or + 1));
const auxiliaries = wordSet("am are is be been was were have has had will currently formerly previously");

/** "Nursing | majors | or students with need", "a nursing | program | or have a 3.5 GPA", but not "a nursing program or a similar one". */
const isHead = ({ meaning }: Mention, { meaning: next }: Mention, word: string): boolean =>
  meaning.about === "field_of_study" &&
  (/^majors?$/.test(word) || (ofChoice.has(next.about) && /^(?:programs?|programmes?|degrees?|courses?)$/.test(word)));

/** "A senior or | enrolled | full-time". */
const isOfEnrollment = ({ meaning }: Mention, word: string): boolean =>
  meaning.about === "demand" && meaning.demand.about === "enrollment" && /^(?:enrolled|registered)$/.test(word);

/** "A veteran or | studying | law". */
export const isOfField = ({ meaning }: Mention, word: string): boolean =>
  meaning.about === "field_of_study" && !meaning.implied && studying.has(word);
const studying = wordSet("study studying major majoring pursue pursuing be are is");

/** An "and" of its own, not that of "and/or". */
const isAnd = (tokens: readonly Token[], at: number) => tokens[at]?.word === "and" && tokens[at + 1]?.word !== "or";
