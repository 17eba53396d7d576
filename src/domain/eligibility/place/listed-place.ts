import type { StateCode } from "../../places/us-states.ts";
import type { Place } from "./place-names.ts";

/** A place of a list. A county or a town may have its state behind it: "Cook County, Illinois". */
export type ListedPlace = Place | { kind: "county"; name: string; state: StateCode | null };

/** A place of a list, behind which token `to` stands. `known`: whether a table names it. */
export type Item = { to: number; place: ListedPlace; known: boolean; stateFrom?: number; countyAt?: number };

/** Places that commas, "and" and "or" join, from token `from` to `to` (excluded). */
export type PlaceList = {
  from: number;
  to: number;
  places: readonly ListedPlace[];
  /** The token behind each place. */
  ends: readonly number[];
  /** Where the state behind the last county or town begins; `to` if there is none. */
  stateFrom: number;
  /** Whether more places follow that were not read. */
  cut: boolean;
};

/**
 * A list of places with the words that say that the student lives there (`home`). `left`: that the student went to school there, who
 * may have moved, so that it is left to check too. `near`: that the student lives in a part of it, which is left to check
 * beside the whole. `away`: that the student does not live there.
 */
export type Home = {
  from: number;
  to: number;
  list: PlaceList;
  means: "home" | "near" | "left" | "away" | "choice" | "there" | "other";
};

/** The code of a state; null for other places. */
export const codeOf = (each: ListedPlace) => (each.kind === "state" ? each.code : null);

/** A part of a place, such as a town in it. */
export const partOf = (place: Place): ListedPlace => ({
  kind: "town",
  state: place.kind === "state" ? place.code : null,
  country: landOf(place),
});

/** What lies around a place: "the Chicago | area". That of Washington, D.C. is more of Maryland and Virginia. */
export function around(each: ListedPlace): ListedPlace {
  if (each.kind === "town") return each;
  if (each.kind === "state" && each.code === "DC") return { kind: "town", state: null, country: null };
  return each.kind === "county" ? { kind: "town", state: each.state, country: null } : partOf(each);
}

/** The country of a country or a part of one. */
export const landOf = (place: Place): string | null =>
  place.kind === "country" ? place.code : place.kind === "part" ? place.country : null;

/** Georgia among countries is the country. */
export function asCountries(places: readonly ListedPlace[]): ListedPlace[] {
  const isAbroad = places.some(({ kind }) => kind === "country" || kind === "part");
  const isHome = places.some((place) => place.kind === "state" && place.code !== "GA");
  if (!isAbroad || isHome) return [...places];
  return places.map((place) =>
    place.kind === "state" && place.code === "GA" ? { kind: "country", code: "GE" } : place,
  );
}
