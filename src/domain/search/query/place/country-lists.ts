import type { Token } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention, Reading } from "../mention.ts";
import type { QueryWords } from "../words/query-words.ts";

type Words = Pick<QueryWords, "tokens" | "text">;
type Country = Extract<Reading, { slot: "country" }>;

const joints = wordSet("and or y o nor");
const between = wordSet("and or y o nor the in en either maybe also even");

/**
 * The mentions of places, where the countries of one list have one relation: "in Germany, Sweden or the Netherlands", "Kenya and Uganda
 * students". What the first says by a word before it counts for all, else what any says. Commas alone join only what follows "in": who is
 * "from India, Germany" may be from the one and want the other.
 */
export function withLists(mentions: readonly Mention[], words: Words): Mention[] {
  const lists = listsOf(mentions, words);
  if (lists.length === 0) return [...mentions];
  const shared = new Map<Mention, Mention>();
  for (const { items, isJoined } of lists) {
    const told = items.find((each) => countriesIn(each).some(({ alone, relation }) => !alone || relation === "home"));
    const [said] = told ? countriesIn(told) : [];
    if (!isJoined && (told !== items[0] || said?.relation !== "study")) continue;
    for (const item of items) {
      const isOwn = !isJoined && countriesIn(item).some(({ relation }) => relation === "home");
      if (!isOwn) shared.set(item, { ...item, says: item.says.map((each) => sharing(each, said)) });
    }
  }
  return mentions.map((mention) => shared.get(mention) ?? mention);
}

/** The same mentions, where of a country and a state joined by "or" either will do: "Canada or New York". */
export function withEither(mentions: readonly Mention[], words: Words): Mention[] {
  const places = mentions
    .filter(({ says }) => says.length > 0 && says.every(isOfPlace))
    .toSorted((a, b) => a.from - b.from);
  const either = new Set<Mention>();
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    const isOther = next?.says[0]?.slot !== place.says[0]?.slot;
    const gap = next && isOther ? gapBetween(place, next, words) : null;
    if (next && gap?.some(({ word }) => /^(?:or|o)$/.test(word))) either.add(place).add(next);
  }
  const isEither = (each: Mention) => either.has(each);
  return mentions.map((each) =>
    isEither(each)
      ? { ...each, says: each.says.map((says) => (isOfPlace(says) ? { ...says, either: true } : says)) }
      : each,
  );
}

const isOfPlace = (says: Reading): says is Extract<Reading, { slot: "country" | "residence" }> =>
  says.slot === "country" || says.slot === "residence";

const countriesIn = ({ says }: Mention): Country[] => says.filter((each) => each.slot === "country");

/** A reading with the relation of its list. Beside other countries "Georgia" is one. */
function sharing(reading: Reading, said: Country | undefined): Reading {
  const country: Reading =
    reading.slot === "residence" ? { slot: "country", value: "GE", relation: "study", alone: true } : reading;
  if (country.slot !== "country" || !said) return country;
  const { alone: _, ...rest } = country;
  return { ...rest, relation: said.relation };
}

/** The lists of at least two countries, in the order of the query. `isJoined`: "and" or "or" stands in it. */
function listsOf(mentions: readonly Mention[], words: Words): { items: Mention[]; isJoined: boolean }[] {
  const places = mentions.filter((each) => countriesIn(each).length > 0 || isGeorgia(each, words.tokens));
  const lists: { items: Mention[]; isJoined: boolean }[] = [];
  for (const place of places.toSorted((a, b) => a.from - b.from)) {
    const last = lists.at(-1);
    const gap = last && gapBetween(longestIn(last.items), place, words);
    if (!last || !gap) lists.push({ items: [place], isJoined: false });
    else {
      last.items.push(place);
      last.isJoined ||= gap.some(({ word }) => joints.has(word));
    }
  }
  return lists.filter(({ items }) => items.filter((each) => countriesIn(each).length > 0).length > 1);
}

/** The one that reaches furthest. */
const longestIn = (items: readonly Mention[]): Mention | undefined =>
  items.reduce<Mention | undefined>((last, each) => (last && last.to >= each.to ? last : each), undefined);

const isGeorgia = ({ from, to, says }: Mention, tokens: readonly Token[]): boolean =>
  to === from + 1 && tokens[from]?.word === "georgia" && says.some(({ slot }) => slot === "residence");

/** The words between two names of one list; null where anything else stands there. */
function gapBetween(one: Mention | undefined, next: Mention, { tokens, text }: Words): readonly Token[] | null {
  if (!one) return null;
  // "South Korea" holds "Korea".
  if (next.from < one.to) return [];
  const gap = tokens.slice(one.to, next.from);
  const written = text.slice(tokens[one.to - 1]?.end, tokens[next.from]?.start);
  const isList = gap.length > 0 || /[,/]/.test(written);
  return isList && gap.every(({ word }) => between.has(word)) && !/[.;:!?\n()]/.test(written) ? gap : null;
}
