import { nationsOf } from "../citizenship/nations.ts";
import { Statuses } from "../citizenship/status-list.ts";
import type { ClauseWords } from "../mention.ts";
import { neutralWords } from "../neutral/neutral-words.ts";
import { placesOf } from "../place/place-list.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { joined } from "./excluded-values.ts";

const homes = wordSet("resident residents residing reside resides residency living live lives states void");
/** "Void in Ohio and where prohibited by law." */
const ofLaw = wordSet("where prohibited restricted by law otherwise");
const lands = wordSet("citizen citizens national nationals nationality nationalities citizenship citizenships");

/**
 * Places without more words, which the words before them explain: "residents of all states except New York", "citizens
 * of any country other than Kenya". Null if other words stand there.
 */
export function barePlaces(clause: ClauseWords, before: readonly Token[]): ReturnType<typeof joined> | null {
  const nations = nationsOf(placesOf(clause)).only();
  const named = nations.filter((code) => code !== null);
  if (named.length > 0 && named.length === nations.length && before.some(({ word }) => lands.has(word)))
    return joined([{ values: { citizens_of: named }, whole: true }]);
  const [first, list] = [clause.tokens[0], placesOf(clause).listAt(0)];
  const isRest = ({ word }: Token) => neutralWords.has(word) || ofLaw.has(word);
  if (!first || !list || list.cut || !clause.tokens.slice(list.to).every(isRest)) return null;
  const ofCitizens = before.some(({ word }) => lands.has(word));
  const ofResidents = before.some(({ word }) => homes.has(word));
  if (ofCitizens === ofResidents) return null;
  const countries = list.places.flatMap((place) => (place.kind === "country" ? [place.code] : []));
  const states = list.places.flatMap((place) => (place.kind === "state" ? [place.code] : []));
  if (countries.length + states.length < list.places.length || (ofCitizens && states.length > 0)) return null;
  return joined([
    { values: ofCitizens ? { citizens_of: countries } : { residents_of: countries, states }, whole: true },
  ]);
}

/** "US and Canadian citizens", which no fact about citizenship holds together. Null for other words. */
export function citizensOf(clause: ClauseWords): ReturnType<typeof joined> | null {
  const [list, ...others] = new Statuses(placesOf(clause)).lists();
  if (!list || others.length > 0) return null;
  const [from, to] = [list[0]?.from ?? 0, list.at(-1)?.to ?? 0];
  const isRest = clause.tokens.every(({ word }, at) => (at >= from && at < to) || neutralWords.has(word));
  const nations = list.flatMap((term) => (term.status === "citizen" ? term.nations : [null]));
  const codes = nations.filter((code) => code !== null);
  if (!isRest || codes.length < nations.length || list.some((term) => term.nations.length === 0)) return null;
  return joined([{ values: { citizens_of: codes }, whole: true }]);
}
