import { byStart, type Found } from "../text/phrases.ts";
import { isWholly, wholeStates } from "./facts-of-places.ts";
import type { Home, ListedPlace, PlaceList } from "./listed-place.ts";
import { describedPersons, isCodeOfDescribed } from "./persons-in.ts";
import type { Places } from "./place-list.ts";
import { type Behind, findBehind } from "./residence-cues.ts";

/** "Texas residents", "Ohio high school seniors", "Cook County residents". */
export function beforePersons(places: Places): Home[] {
  const ends = byStart(findBehind(places.tokens));
  const homes: Home[] = [];
  if (ends.size === 0 || !places.mayHoldList) return homes;
  let past = 0;
  for (const at of places.tokens.keys()) {
    if (at < past || !startsList(places, at)) continue;
    const list = places.listAt(at);
    const found = list && (ends.get(list.to) ?? describedPersons(places, list.to, ends));
    if (!found || list.from !== at || !belongs(places, list, found)) continue;
    const means = meaningBefore(list, found);
    homes.push({ from: withLegal(places, at), to: found.value.covers ? found.to : list.to, list, means });
    past = list.to;
  }
  return homes;
}

/** "New York City high school seniors" live in New York. */
const meaningBefore = (list: PlaceList, { value }: Found<Behind>): Home["means"] =>
  !value.covers && !isWholly(list) ? "near" : value.means;

/** "Legal | Illinois residents". */
function withLegal(places: Places, from: number): number {
  let at = from;
  while (/^(?:legal|permanent|current|lawful|bona|fide|registered)$/.test(places.word(at - 1))) at--;
  return at;
}

const startsList = (places: Places, at: number) =>
  places.placeAt(at) !== null || (places.tokens[at]?.capital === true && !places.allCapitals);

/** Whether the place is not a part of a name before it: "University of Texas students", "Miami, Ohio residents". */
function belongs(
  places: Places,
  { from, to, places: listed }: PlaceList,
  { value, from: behind }: Found<Behind>,
): boolean {
  if (places.gap(behind).replace("-", "") !== "") return false;
  const isPerson = !value.covers;
  const isPupil = isPerson && places.word(behind) === "high";
  const isCode = to - from === 1 && places.word(from).length === 2;
  if (isCode && isPerson && !isCodeOfDescribed(places.word(from), places.word(behind))) return false;
  if (isCode && places.word(from) === "md") return false;
  if (isPerson && (isNameAt(places, behind) || (places.word(from - 1) === "all" && places.word(from - 2) === "of")))
    return false;
  if (
    places.word(from - 1) === "of" &&
    /^(?:universit|colleges?|institute|school|associat|bank|societ|state)/.test(places.word(from - 2))
  )
    return false;
  if (places.word(to) === "citizens" || places.word(to) === "citizen")
    return listed.every(({ kind }) => kind === "state");
  const isIn = (each: ListedPlace) =>
    wholeStates(each).length > 0 || (isPupil && "state" in each && each.state !== null);
  if (isPerson) return listed.every(isIn) && !["at", "in"].includes(places.word(from - 1));
  return true;
}

/** "Girls State": a name, as the words of a sentence have no capital. */
const isNameAt = (places: Places, at: number) =>
  !places.allCapitals &&
  (places.tokens[at]?.capital ?? false) &&
  (places.tokens[at + 1]?.capital ?? false) &&
  places.word(at) !== "high";
