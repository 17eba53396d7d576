import { wordSet } from "../text/word-set.ts";
import type { Place } from "./place-names.ts";

/** Towns that are called like a state, with the states in which they lie. */
const likeStates = wordSet(
  "delaware,OH delaware,PA wyoming,MI wyoming,OH wyoming,MN oregon,WI oregon,OH oregon,IL indiana,PA nevada,MO nevada,IA california,MD california,PA california,MO washington,PA washington,MO washington,IL washington,NC washington,NJ washington,GA washington,UT washington,IN washington,IA virginia,MN florida,NY iowa,LA ohio,IL colorado,TX michigan,ND maryland,NY vermont,IL alaska,NM",
);

/**
 * Whether the first of two places that a comma joins is a town in the second: "Brooklyn, Ohio", "Jamaica, New York", "Victoria,
 * British Columbia". `isLast`: whether the list ends behind the second, without "and" or "or".
 */
export function isTownIn(name: string, first: Place, second: Place, isLast: boolean): boolean {
  if (first.kind === "town") return second.kind === "state" || second.kind === "part";
  if (!isLast) return false;
  if (second.kind === "state")
    return first.kind === "state"
      ? likeStates.has(`${name.toLowerCase()},${second.code}`)
      : first.kind === "part" || (first.kind === "country" && first.code !== "US");
  if (first.kind !== "part") return false;
  const land = second.kind === "part" ? second.country : second.kind === "country" ? second.code : null;
  return land !== null && land !== first.country;
}
