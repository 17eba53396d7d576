import { groupsIn } from "../../../eligibility/group/found-groups.ts";
import { kindOf } from "../../../eligibility/group/group-alternatives.ts";
import { disabledVeterans, findMilitary } from "../../../eligibility/group/military.ts";
import { type Found, outermost } from "../../../eligibility/text/phrases.ts";
import { type Token, tokensOf } from "../../../eligibility/text/tokens.ts";
import { tokenSet } from "../../../eligibility/text/word-set.ts";
import { readableLine } from "../../../reader/bounded-text.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";

type Named = { from: number; to: number; kinds: ReadonlySet<string> };
type Sentence = { text: string; tokens: readonly Token[]; named: readonly Named[] };

/**
 * Whether a sponsor surely requires one group of each kind: "Black women", "Asian students who are the first in their
 * family to attend college", "Must be a woman. Must be Black." Words that stand in a list ("women, Black students and
 * veterans") may mean any of them.
 */
export function requiresEachKind(groups: readonly Group[], evidence: string | undefined): boolean {
  const kinds = new Set(groups.map(kindOf));
  if (kinds.size < 2 || evidence === undefined) return false;
  const sentences = evidence.split(/…|[.;:?!](?=\s|$)/).flatMap((part) => sentenceOf(part, groups));
  if (kinds.has("military") || kinds.has("disability"))
    if (sentences.some(({ tokens }) => relatives.hasAny(tokens))) return false;
  return sentences.some((each) => isOfEach(each, kinds)) || eachHasOne(sentences, kinds);
}

/** Their own disability or service may be that of others: "children of disabled veterans". */
const relatives = tokenSet(
  "child children son sons daughter daughters spouse spouses dependent dependents widow widows family families parent parents",
);

function sentenceOf(part: string, groups: readonly Group[]): Sentence[] {
  const text = readableLine(part);
  const tokens = tokensOf(text);
  const found = [...groupsIn({ text, tokens, lead: "", part: "text" }), ...soldiersIn(tokens)].sort(
    (a, b) => a.from - b.from || b.to - a.to,
  );
  const named = outermost(found).flatMap(({ from, to, value }) => {
    const kinds = new Set(value.groups.filter((group) => groups.includes(group)).map(kindOf));
    return kinds.size > 0 ? [{ from, to, kinds }] : [];
  });
  return named.length > 0 ? [{ text, tokens, named }] : [];
}

const soldiersIn = (tokens: readonly Token[]): Found<{ groups: readonly Group[] }>[] =>
  findMilitary(tokens).map(({ from, to }) => ({
    from,
    to,
    value: { groups: tokens[from]?.word === "disabled" ? disabledVeterans : ["military"] },
  }));

const kindsOf = ({ named }: Sentence): Set<string> => new Set(named.flatMap(({ kinds }) => [...kinds]));

/** Nothing separates the kinds as entries of a list are separated. */
function isOfEach(sentence: Sentence, kinds: ReadonlySet<string>): boolean {
  const { text, tokens, named } = sentence;
  if (kindsOf(sentence).size < kinds.size) return false;
  return named.every((each, at) => {
    const previous = named[at - 1];
    if (!previous || isSame(each.kinds, previous.kinds)) return true;
    const gap = text.slice(tokens[previous.to - 1]?.end, tokens[each.from]?.start);
    return !/[,/|()•&+–—]|\s-\s/.test(gap) && !joints.hasAny(tokens.slice(previous.to, each.from));
  });
}
const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((kind) => others.has(kind));
const joints = tokenSet("and or nor plus well including also");

/** Sentences that demand one kind each: "Must be of African American descent. Must be a member of a Baptist church." */
function eachHasOne(sentences: readonly Sentence[], kinds: ReadonlySet<string>): boolean {
  const demanded = sentences.filter(({ tokens }) => openings.has(tokens[0]) || demanding.hasAny(tokens));
  const single = demanded.map(kindsOf).filter(({ size }) => size === 1);
  return kinds.size === new Set(single.flatMap((each) => [...each])).size;
}
const openings = tokenSet("be");
const demanding = tokenSet("must only");
