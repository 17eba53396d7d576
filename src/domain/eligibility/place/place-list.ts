import type { StateCode } from "../../places/us-states.ts";
import type { ClauseWords } from "../mention.ts";
import { countryOfLargeCity, stateOfLargeCity } from "./large-cities.ts";
import {
  around,
  asCountries,
  codeOf,
  type Item,
  type ListedPlace,
  landOf,
  type PlaceList,
  partOf,
} from "./listed-place.ts";
import { counties, NamedPlaces, organizations } from "./named-places.ts";
import type { Place } from "./place-names.ts";
import { areas, before, directions, ofArea, parts, someOf, townOf, whose } from "./place-words.ts";
import { ofPlace } from "./residence-cues.ts";
import { isTownIn } from "./town-in-place.ts";

let last: Places | null = null;

/** The places of a clause, which several grammars ask for one after another. */
export function placesOf(clause: Pick<ClauseWords, "text" | "tokens">): Places {
  if (last?.tokens !== clause.tokens) last = new Places(clause);
  return last;
}

/** Reads the lists of places of a clause. */
export class Places extends NamedPlaces {
  /** Whether a list may stand in the clause, unless any name counts: a place that a table knows, or a county. */
  get mayHoldList(): boolean {
    return !this.isEmpty || this.tokens.some(({ word }) => counties.has(word));
  }

  /**
   * The list that begins at a token; null if no place stands there. `towns`: whether names that no table knows count.
   * `isBehind`: whether the list stands behind its cue, so that "US" of "residents of Ohio and US citizens" is no part.
   */
  listAt(start: number, { towns = false, isBehind = false } = {}): PlaceList | null {
    const counties = this.#countiesAt(start);
    if (counties) return counties;
    let from = start;
    while (this.isBefore(from) && from - start < 6) from++;
    const places: ListedPlace[] = [];
    const starts: number[] = [];
    const ends: number[] = [];
    let to = from;
    let stateFrom: number | null = null;
    let cut = false;
    for (let at: number | null = from; at !== null; at = this.#next(to)) {
      const item = this.#item(at, towns || places.length > 0);
      if (
        item === null ||
        (isBehind && places.length > 0 && whose.has(this.word(item.to))) ||
        (!item.known && !towns && !this.#isBetween(item.to))
      ) {
        cut = places.length > 0 && this.gap(at) !== "" && this.#looksLikeName(at);
        break;
      }
      places.push(item.place);
      starts.push(at);
      ends.push(item.to);
      to = item.to;
      stateFrom = item.stateFrom ?? null;
      if (item.countyAt !== undefined) this.#asCounties(places, starts, ends, item.countyAt);
      if (this.isCounty(to)) this.#asCounties(places, starts, ends, to++);
      const bracket = this.bracketAt(to);
      if (bracket?.narrows && item.place.kind === "state") places[places.length - 1] = partOf(item.place);
      if (bracket) ends[ends.length - 1] = to = bracket.to;
    }
    if (places.length === 0 || to === from) return null;
    const behind = this.#shareState(places, to);
    if (behind) [stateFrom, to] = behind;
    if (this.#behindAreas(to) > to) {
      to = this.#behindAreas(to);
      for (const [i, each] of places.entries()) places[i] = around(each);
    }
    return {
      from: start,
      to,
      places: asCountries(this.#withoutRegion(places, starts)),
      ends,
      stateFrom: stateFrom ?? to,
      cut,
    };
  }

  /** "The Central Illinois counties of Knox and Stark", "particular counties in Ohio". */
  #countiesAt(start: number): PlaceList | null {
    let at = start;
    while ((before.has(this.word(at)) || someOf.test(this.word(at))) && at - start < 6) at++;
    const named = this.placeAt(directions.has(this.word(at)) ? at + 1 : at);
    const state = named?.place.kind === "state" ? named.place.code : null;
    const head = state === null ? at : (named?.to ?? at);
    if (this.word(head) !== "counties" || !/^(?:of|in)$/.test(this.word(head + 1))) return null;
    if (state !== null) return this.#countiesOf(start, head + 2, state);
    return this.listAt(head + 2) === null ? this.#countiesOf(start, head + 2, null) : this.#countiesIn(start, head + 2);
  }

  /** Counties without names, in the states that follow. */
  #countiesIn(from: number, at: number): PlaceList | null {
    const states = this.listAt(at);
    if (!states?.places.every(({ kind }) => kind === "state")) return null;
    const places = states.places.map((each) => ({ kind: "town" as const, state: codeOf(each), country: null }));
    return { ...states, from, places, stateFrom: at };
  }

  /** The names of counties that commas, "and" and "or" join. */
  #countiesOf(from: number, first: number, state: StateCode | null): PlaceList | null {
    const places: ListedPlace[] = [];
    const ends: number[] = [];
    for (let at: number | null = first; at !== null; at = this.#next(ends.at(-1) ?? first)) {
      const end = this.nameEnd(at);
      if (end === at) break;
      places.push({ kind: "county", name: this.written(at, end), state });
      ends.push(end);
    }
    const to = ends.at(-1);
    if (to === undefined) return null;
    const [stateFrom, end] = this.#shareState(places, to) ?? [to, to];
    return { from, to: end, places, ends, stateFrom, cut: false };
  }

  /** Where the next place of a list begins after token `to`; null at the end of the list. */
  #next(to: number): number | null {
    let at = to;
    let joined = /[,/;&(]/.test(this.gap(at));
    for (let end = this.#endOfJoint(at); end > at; end = this.#endOfJoint(at)) {
      joined = true;
      at = end;
    }
    if (!joined || at >= this.tokens.length || this.gap(at).includes(".")) return null;
    while (this.isBefore(at) && at - to < 6) at++;
    return at;
  }

  /** Behind "and", "or", "as well as"; the token itself where no such words stand. */
  #endOfJoint(at: number): number {
    if (this.word(at) === "and" || (this.word(at) === "or" && !this.#isOregon(at)))
      return /^(?:in|of)$/.test(this.word(at + 1)) && this.#isPlaceOrCounty(at + 2) ? at + 2 : at + 1;
    const isAlso = this.word(at) === "as" && this.word(at + 1) === "well" && this.word(at + 2) === "as";
    return isAlso && this.placeAt(at + 3) !== null ? at + 3 : at;
  }

  /** "Live in Maine or in | Coos County", but not "or in | Ohio colleges". */
  #isPlaceOrCounty = (at: number, known = this.placeAt(at)): boolean =>
    known ? !ofPlace.test(this.word(known.to)) : this.#endsInCounty(at);

  /** "WA, OR, ID": between commas and in capitals, where other words have none. */
  #isOregon(at: number): boolean {
    if (this.allCapitals || this.written(at, at + 1) !== "OR" || !this.gap(at).includes(",")) return false;
    return at + 1 >= this.tokens.length || this.gap(at + 1) !== "";
  }

  #item(at: number, towns: boolean): Item | null {
    const known = this.placeAt(at);
    const town = known && this.#townIn(at, known);
    if (town) return town;
    // "The Appalachian region of Ohio".
    const isRegion = known?.place.kind === "region" && known.place.states.length === 0;
    const behind = this.#stateOf(isRegion ? known.to : this.#behindArea(at));
    if (behind) return { to: behind.to, place: partOf(behind.place), known: true, stateFrom: behind.from };
    const direction = directions.has(this.word(at)) && this.gap(at + 1) === "" ? this.placeAt(at + 1) : null;
    const isWhole = known !== null && (direction === null || known.to > at + 1);
    if (isWhole && !this.isPartOfName(known.to)) return { ...known, to: this.#behindNation(known), known: true };
    if (direction && !this.isPartOfName(direction.to))
      return { to: direction.to, place: partOf(direction.place), known: true };
    return this.#named(at, towns || this.#endsInCounty(at));
  }

  /** "The southern part | of Ohio", "the four | county area | of Ohio"; the token itself without such words. */
  #behindArea(at: number): number {
    let to = /^an?$/.test(this.word(at)) ? at + 1 : at;
    while (
      to < at + 5 &&
      this.tokens[to]?.capital === false &&
      (ofArea.has(this.word(to)) || directions.has(this.word(to)))
    )
      to++;
    return to > at && (areas.has(this.word(to - 1)) || parts.has(this.word(to - 1))) ? to : at;
  }

  /** "Brooklyn, Ohio": a name that a table knows for another place. */
  #townIn(at: number, { to, place }: { to: number; place: Place }): Item | null {
    const behind = this.gap(to) === "," ? this.#stateAt(to) : null;
    if (!behind || !isTownIn(this.written(at, to), place, behind.place, this.#next(behind.to) === null)) return null;
    return { to: behind.to, place: partOf(behind.place), known: true, stateFrom: behind.from };
  }

  /** A county or town by its name, with the state behind it. */
  #named(start: number, towns: boolean): Item | null {
    let at = start;
    // "greater Pittsburgh"
    if (directions.has(this.word(at)) && this.tokens[at]?.capital === false) at++;
    const isOf = townOf.has(this.word(at)) && this.word(at + 1) === "of";
    if (isOf) at += 2;
    const end = this.nameEnd(at);
    if (end === at || !towns) return null;
    const isCounty = (isOf && ["county", "parish"].includes(this.word(start))) || this.isCounty(end);
    // "Tri-State counties", "Appalachian counties": a kind of counties, not a name.
    const isKind = isCounty && this.word(end) === "counties" && !this.#isListed(at);
    if (organizations.has(this.word(end - 1)) || organizations.has(this.word(end))) return null;
    const name = this.written(at, end);
    const whole = this.placeAt(at);
    if (isKind && whole?.place.kind === "state" && whole.to === end)
      return { to: end + 1, place: partOf(whole.place), known: true };
    const after = isCounty && !isOf ? end + 1 : end;
    const state = this.#stateAt(after) ?? this.#stateAt(this.#behindAreas(after));
    const to = state?.to ?? after;
    const of = state?.place.kind === "state" ? state.place.code : isCounty ? null : stateOfLargeCity(name);
    const place: ListedPlace =
      isCounty && !isKind && (state === null || state.place.kind === "state")
        ? { kind: "county", name, state: of }
        : {
            kind: "town",
            state: of,
            country: state ? landOf(state.place) : countryOfLargeCity(name),
          };
    const countyAt = isCounty && !isOf && !isKind ? end : undefined;
    return { to, place, known: isCounty || state !== null, stateFrom: state?.from, countyAt };
  }

  /** Whether an entry of a list stands before a token. */
  #isListed(at: number): boolean {
    return this.gap(at) === "," || ["and", "or"].includes(this.word(at - 1));
  }

  #endsInCounty = (at: number): boolean => this.isCounty(this.nameEnd(at));

  /** A state or country behind a town: ", Illinois", "(IL)", "in Illinois". */
  #stateAt(at: number): { from: number; to: number; place: Place } | null {
    const from = ["in", "of"].includes(this.word(at)) && this.gap(at) === "" ? at + 1 : at;
    if (from === at && !/^[,(]?$/.test(this.gap(at))) return null;
    const known = this.placeAt(this.word(from) === "the" ? from + 1 : from);
    if (!known || known.place.kind === "region" || this.isPartOfName(known.to)) return null;
    return { from, ...known, to: this.#behindNation(known) };
  }

  /** The end of "Georgia, USA": a state with its country behind it. */
  #behindNation({ to, place }: { to: number; place: Place }): number {
    const nation = place.kind === "state" && this.gap(to) === "," ? this.placeAt(to) : null;
    const isUs = nation?.place.kind === "country" && nation.place.code === "US";
    return nation && isUs && !whose.has(this.word(nation.to)) ? nation.to : to;
  }

  /** A state behind "of" or "in". */
  #stateOf(at: number): (ReturnType<Places["placeAt"]> & { from: number }) | null {
    const behind = ["of", "in"].includes(this.word(at)) ? this.#stateAt(at) : null;
    return behind?.place.kind === "state" ? behind : null;
  }

  /** "The Upper Midwest (MN, WI)": the states in brackets say what is meant. */
  #withoutRegion(places: readonly ListedPlace[], starts: readonly number[]): readonly ListedPlace[] {
    const [first, second] = places;
    const isNamed = first?.kind === "region" && first.states.length === 0 && second !== undefined;
    return isNamed && this.gap(starts[1] ?? 0).includes("(") ? places.slice(1) : places;
  }

  /** "Navajo reservation | in Arizona". */
  #behindAreas(at: number): number {
    let to = at;
    while (areas.has(this.word(to)) && this.gap(to) === "") to++;
    return to;
  }

  /** Turns the names before "County" into counties: "Summit or Trumbull County", "Cook and Lake counties". */
  #asCounties(places: ListedPlace[], starts: readonly number[], ends: readonly number[], at: number): void {
    const several = ["counties", "parishes"].includes(this.word(at));
    for (const [i, place] of places.entries()) {
      const isLast = i === places.length - 1;
      const name = this.written(starts[i] ?? 0, ends[i] ?? 0);
      // "Montgomery" of "Bucks and Montgomery counties" is no city.
      const isOwnState = place.kind === "town" && place.state !== null && place.state !== stateOfLargeCity(name);
      if (place.kind === "county" || isOwnState || (place.kind !== "town" && !several && !isLast)) continue;
      places[i] = { kind: "county", name, state: null };
    }
  }

  /** Gives the state that follows all counties of a list to those without one. */
  #shareState(places: ListedPlace[], to: number): [from: number, to: number] | null {
    const named = places.filter((place) => place.kind === "county");
    if (named.length < places.length || named.slice(0, -1).some(({ state }) => state !== null)) return null;
    const own = named.at(-1)?.state ?? null;
    const behind = own === null ? this.#stateAt(to) : null;
    const shared = behind?.place.kind === "state" ? behind.place.code : own;
    for (const place of named) place.state = shared;
    return behind && shared !== null ? [behind.from, behind.to] : null;
  }

  /** Whether another place of the list follows token `to`. */
  #isBetween(to: number): boolean {
    const at = this.#next(to);
    return at !== null && this.placeAt(at) !== null;
  }

  #looksLikeName(at: number): boolean {
    return !this.allCapitals && (this.tokens[at]?.capital ?? false) && this.#isBetween(this.nameEnd(at));
  }
}
