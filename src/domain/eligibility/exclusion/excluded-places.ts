import { nationsOf } from "../citizenship/nations.ts";
import { Statuses, type Term } from "../citizenship/status-list.ts";
import type { ClauseWords } from "../mention.ts";
import { placesOf } from "../place/place-list.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { neutralWords } from "../words/ordinary.ts";
import { type Excluded, joined, settledIn } from "./excluded-values.ts";

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

/**
 * "US and Canadian citizens", "a citizen or permanent resident of the United States or Canada", which no fact about citizenship holds
 * together. Null for other words.
 */
export function citizensOf(clause: ClauseWords): ReturnType<typeof joined> | null {
  const [list, ...others] = new Statuses(placesOf(clause)).lists();
  if (!list || others.length > 0) return null;
  const [from, to] = [list[0]?.from ?? 0, list.at(-1)?.to ?? 0];
  const isRest = clause.tokens.every(({ word }, at) => (at >= from && at < to) || neutralWords.has(word));
  if (!isRest || !list.some(({ status }) => status === "citizen")) return null;
  const terms = list.map((term, at) => {
    const named = list.slice(at).find(namesNations) ?? list.slice(0, at).findLast(namesNations);
    return excludedOf(term, named?.nations ?? []);
  });
  const excluded = terms.filter((term) => term !== null);
  return excluded.length === terms.length ? joined(excluded) : null;
}

const namesNations = ({ nations }: Term): boolean => nations.length > 0;

/** `nations`: those of the term, or of the nearest one that names some. */
function excludedOf({ status }: Term, nations: Term["nations"]): Excluded | null {
  const codes = nations.filter((code) => code !== null);
  if (codes.length === 0 || codes.length < nations.length) return null;
  if (status === "citizen") return { values: { citizens_of: codes }, whole: true };
  if (status === "lives") return { values: { residents_of: codes }, whole: true };
  return status === "resident" ? { values: settledIn(codes), whole: true } : null;
}
