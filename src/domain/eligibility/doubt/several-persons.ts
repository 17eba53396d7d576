import type { Statement } from "../combine/statement.ts";
import { personNouns } from "../group/group-roles.ts";
import type { Meaning } from "../mention.ts";
import { modals } from "../text/modals.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

/** Those whom lists of applicants name, beside "students" and the like. */
const others = wordSet(
  "children spouses dependents sons daughters grandchildren freshmen leavers pupils refugees holders coaches swimmers asylees youth people those anyone adults alumnae alumni graders schoolers rns lpns cnas assistants aides",
);
const joints = tokenSet("and or");
/** In tokens: "full-time out-of-state | students". */
const mostBeforePersons = 5;

/**
 * Whether a fact is stated of one of several kinds of persons that a sentence lists, each with words of its own: "students from Ohio,
 * interns at a clinic, and graduate students in law". In "seniors and college students who live in Ohio" the last words are about both.
 */
export function isOfOneOfSeveral(statement: Statement, from: number, meaning: Meaning): boolean {
  const { tokens, mentions, clause } = statement;
  if (tokens.length < 6) return false;
  if (isInOneWay(statement, from, meaning)) return true;
  const parts = partsOf(statement, clause.text);
  if (parts.length < 2) return false;
  // "High school | seniors and part-time | students": words before persons are about these.
  const isBefore = from <= (parts.findLast((part) => part.from <= from)?.head ?? -1);
  const isApart = parts
    .slice(1)
    .some((part, i) => part.isAnew || parts[i]?.hasOwn === true || (isBefore && saysBefore(mentions, part)));
  if (!isApart) return false;
  // "Both ... and students from abroad may apply the candidate | must | be full-time": a sentence of its own.
  if (from < (parts[0]?.from ?? 0) || tokens.slice(0, from).some(({ word }) => word === "must")) return false;
  return !parts.every((part) => names(mentions, part, meaning));
}

/** Whether something is stated before the persons of a part: "nursing | students". */
const saysBefore = (mentions: Statement["mentions"], part: Part): boolean =>
  mentions.some(({ from, meaning }) => part.from <= from && from < part.head && meaning.about !== "nothing");

/** "Either enrolled in the third year of a program | or a dietitian in a master's program": a fact of one of these ways. */
function isInOneWay({ tokens, mentions }: Statement, from: number, meaning: Meaning): boolean {
  const either = tokens.findIndex(({ word }) => word === "either");
  const first = tokens.findIndex(({ word }, at) => at > either && word === "or");
  if (either < 0 || from < either || first < either + leastOfWay) return false;
  const starts = [either, ...tokens.flatMap(({ word }, at) => (at >= first && word === "or" ? [at] : []))];
  return !starts.every((start, i) => names(mentions, { from: start, to: starts[i + 1] ?? tokens.length }, meaning));
}
/** In tokens: "either a junior or" is no way of its own. */
const leastOfWay = 5;

/** Whether a part states something of the same criterion. A level that it only leads to is none of its persons. */
const names = (mentions: Statement["mentions"], part: { from: number; to: number }, meaning: Meaning): boolean =>
  mentions.some(
    (mention) =>
      mention.from < part.to &&
      mention.to > part.from &&
      [mention.meaning, ...(mention.also ?? [])].some(
        (other) => kindOf(other) === kindOf(meaning) && !(other.about === "level" && other.entering),
      ),
  );

const kindOf = (meaning: Meaning) => (meaning.about === "demand" ? meaning.demand.about : meaning.about);

/**
 * `head`: the persons. `hasOwn`: words behind them say more of them. `isAnew`: such words are about them alone: "seniors and | those
 * under 23".
 */
type Part = { from: number; to: number; head: number; hasOwn: boolean; isAnew: boolean };
const anew = wordSet("those anyone adults");

/** "Students of law; | paralegal students; | and residents of Ohio ...": whether a part of a sentence begins with persons. */
export const beginsWithPersons = (tokens: readonly Token[]): boolean =>
  headOf(tokens, /^(?:and|or)$/.test(wordAt(tokens, 0)) ? 1 : 0) !== null || endsWithPersons(tokens);

/** "LPN, RN or BSN completion | students". */
const endsWithPersons = (tokens: readonly Token[]): boolean => {
  const last = tokens.at(-1);
  return last !== undefined && isPersons(last) && !tokens.some(({ word }) => links.has(word) || modals.has(word));
};

function partsOf({ tokens, mentions }: Pick<Statement, "tokens" | "mentions">, text: string): Part[] {
  const first = tokens.findIndex(isPersons);
  if (first < 0 || tokens.slice(0, first).some(({ word }) => modals.has(word) || word === "be")) return [];
  const own = mentions.find(({ from, to }) => from <= first && first < to);
  const starts = [{ from: Math.max(0, Math.min(first - 1, own?.from ?? first)), head: first }];
  for (let at = first + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !(joints.has(token) || isBehindComma(tokens, at, text))) continue;
    const from = joints.has(token) ? at + 1 : at;
    const head = headOf(tokens, from);
    const last = starts.at(-1);
    if (head === null || !last || head <= last.head) continue;
    if (!isInside(tokens.slice(last.head, at), tokens[head], isBehindComma(tokens, at, text)))
      starts.push({ from, head });
  }
  return starts.map(({ from, head }, i): Part => {
    const to = starts[i + 1]?.from ?? tokens.length;
    const hasOwn = tokens.slice(head + 1, to).some(({ word }) => links.has(word));
    return { from, to, head, hasOwn, isAnew: anew.has(wordAt(tokens, head)) };
  });
}

/**
 * "Residents of Delaware who are citizens | or high school seniors", "children of veterans | or prisoners": persons that the part
 * before still speaks of, unless its own persons are named again ("students who are parents, and students with ...").
 */
function isInside([own, ...before]: readonly Token[], head: Token | undefined, isApart: boolean): boolean {
  if (own?.word === head?.word) return false;
  if (before.some(({ word }) => /^(?:are|is|be|were)$/.test(word))) return true;
  return !isApart && before.findLast(({ word }) => links.has(word))?.word === "of";
}

/** The persons that a part begins with, over adjectives; null where it begins with something else. */
function headOf(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + mostBeforePersons && at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || (links.has(token.word) && tokens[at - 1]?.word !== "out") || joints.has(token)) return null;
    if (isPersons(token)) return at;
  }
  return null;
}

const isPersons = ({ word }: Token): boolean => others.has(word) || (personNouns.has(word) && word.endsWith("s"));
const isBehindComma = (tokens: readonly Token[], at: number, text: string): boolean =>
  /[,;]/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
const links = wordSet(
  "who whose that applying from in of at with attending studying enrolled working living pursuing majoring seeking holding entering graduating accepted are is have has must should will",
);
