import type { ClauseWords, DemandWithoutQuote, Mention } from "../mention.ts";
import type { Negation } from "../mood/negation.ts";
import { type ReadClause, readClause } from "../read-clause.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { neutralWords } from "../words/ordinary.ts";
import { barePlaces, citizensOf } from "./excluded-places.ts";
import { type Excluded, excludedBy, joined } from "./excluded-values.ts";

/** Where the words stand that exclude. `isTail`: what stands before them is read by itself. */
type Place = Negation & { isTail: boolean };

/** What an exclusion demands, and whether that is all that its clause says. */
export type Exclusion = { demands: readonly DemandWithoutQuote[]; whole: boolean };

/**
 * Reads who may not apply: "UK citizens are not eligible", "not open to residents of Ohio". Null where the words that
 * `negation` excludes are not all understood, or are about some of the applicants.
 */
export function readExclusion(clause: ClauseWords, negation: Place, names: ReadonlySet<string>): Exclusion | null {
  const limits = limitsOf(readClause(clause, names), negation);
  if (limits.length > 0) return { demands: limits, whole: true };
  const sides = sidesOf(clause.tokens, negation);
  if (sides === null) return null;
  const read = (tokens: readonly Token[]) => {
    const object = { ...clause, tokens, lead: "" };
    return valuesOf(readClause(object, names)) ?? citizensOf(object);
  };
  const places = sides.isBehind
    ? barePlaces({ ...clause, tokens: sides.object }, [
        ...sides.before,
        ...clause.tokens.slice(negation.from, negation.to),
      ])
    : null;
  const excluded = places ?? read(sides.object) ?? (sides.verb && read([sides.verb, ...sides.object]));
  if (excluded === null) return null;
  return { demands: excluded.demands, whole: excluded.whole && sides.whole };
}

/** "Must not be older than 25" and "an income that must not exceed $50,000" are read with their negation. */
function limitsOf({ mentions: all, unread }: ReadClause, { from, to }: Negation): DemandWithoutQuote[] {
  const mentions = all.filter(({ meaning }) => meaning.about !== "nothing");
  const demands = mentions.map(({ meaning }) => (meaning.about === "demand" ? meaning.demand : null));
  const isLimit =
    mentions.length === 1 && unread.length === 0 && mentions.every((one) => one.from < to && one.to > from);
  return isLimit ? demands.filter((demand) => demand?.about === "age" || demand?.about === "income") : [];
}

/** Words that only say when and how somebody is excluded. */
const adverbs = wordSet("already also currently previously yet ever however note please therefore unfortunately nb");

/** Words behind "may not" and "are not eligible": "participate in this program", "to enter the contest". */
const taking = wordSet(
  "participate participating participates enter entering compete take part hold holding submit contest competition opportunity program programme receive received scheme time",
);

/** Words that limit an exclusion, or say that the clause is about some of the applicants. */
const limits = wordSet(
  "not non no nor without unless if when until only except other than must should shall need may might can cannot but who whom whose while because since otherwise",
);
const relative = new Set(["who", "that", "which"]);

type Sides = {
  /** The words for whom the negation excludes, and those before the negation. */
  object: readonly Token[];
  before: readonly Token[];
  isBehind: boolean;
  /** The last word of the negation where it governs the object: "not hold", "not have". */
  verb: Token | null;
  /** Whether the clause holds nothing besides the exclusion. */
  whole: boolean;
};

/** The words that the negation is about: those behind it ("not open to X"), else those before it ("X are not eligible"). */
function sidesOf(tokens: readonly Token[], { from, to, isTail }: Place): Sides | null {
  const before = tokens.slice(0, from);
  const behind = tokens.slice(to).filter(({ word }) => !adverbs.has(word));
  // "May not submit | more than one application" limits how often.
  if (behind.some(({ word }, at) => word === "more" && behind[at + 1]?.word === "than")) return null;
  if (behind.every(isEmpty)) {
    const object = withoutWho(before.filter(({ word }) => !adverbs.has(word)));
    return hasLimits(object) ? null : { object, before: [], isBehind: false, verb: null, whole: true };
  }
  const negated = tokens.slice(from, to).map(({ word }) => word);
  const saysWho = relative.has(negated[0] ?? "");
  if (hasLimits(behind) || (saysWho && !opens(before))) return null;
  const isException = exceptions.has(negated[0] ?? "") || negated[1] === "including";
  const last = before.at(-1)?.word ?? "";
  const isOwn = before.every(isEmpty) || isException || saysWho || last === "and" || last === "but";
  if (!isOwn) return null;
  const [verb = null] = tokens.slice(to - 1, to).filter(({ word }) => word === "hold" || word === "have");
  return { object: behind, before, isBehind: true, verb, whole: isTail || before.every(isEmpty) };
}

const exceptions = wordSet("except excluding excludes other but with");
const isEmpty = ({ word }: Token) => neutralWords.has(word) || taking.has(word);
const hasLimits = (tokens: readonly Token[]) =>
  tokens.some(({ word }, at) => limits.has(word) && !isNonCitizen(tokens.slice(at, at + 3)));

/** "Non-US citizens", "non-citizens". */
const isNonCitizen = ([non, us, citizens]: readonly Token[]) =>
  non?.word === "non" &&
  (us?.word.startsWith("citizen") || (us?.word === "us" && citizens?.word.startsWith("citizen")));

/** "Applicants who are US citizens": the "who" names them. */
function withoutWho(tokens: readonly Token[]): readonly Token[] {
  const who = tokens.findIndex(({ word }) => relative.has(word));
  return who >= 0 && tokens.slice(0, who).every(isEmpty) ? tokens.slice(who + 1) : tokens;
}

/** "Open to students who are not ..." names who may apply; "Students who are not ... must" is about some. */
const opens = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => ["open", "limited", "restricted", "available", "only", "for", "must"].includes(word));

/** The values of an object that was read whole; its mentions are a list. */
function valuesOf({ tokens, mentions, unread }: ReadClause): { demands: DemandWithoutQuote[]; whole: boolean } | null {
  const naming = mentions.filter(({ meaning }) => meaning.about !== "nothing");
  if (unread.length > 0 || naming.length === 0 || !isList(naming, tokens)) return null;
  const values = naming.map((mention) => excludedBy(mention, tokens));
  return values.includes(null) ? null : joined(values.filter((value): value is Excluded => value !== null));
}

const isList = (mentions: readonly Mention[], tokens: readonly Token[]) =>
  mentions.every(({ from }, at) => {
    const previous = mentions[at - 1];
    if (!previous) return true;
    const between = tokens.slice(previous.to, from);
    return between.some(({ word }) => word === "or" || word === "and") && between.every(isEmpty);
  });
