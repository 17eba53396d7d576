import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import type { Token } from "../../../eligibility/text/tokens.ts";
import type { Mention } from "../mention.ts";
import type { Home } from "../read-query.ts";

const home =
  "(home|my home|my hometown|my house|my family|my parents|my mom|my kids|where i live|casa|mi casa|mi familia)";
const nearHome: PhraseTable<true> = [
  [`(close|closer|near|nearer|nearby|cerca) (to|by|de|) ${home}`, true],
  ["(stay|staying|stays|remain) (at|) (home|local|close|nearby|in state|in my state|in my own state)", true],
  [`(not|isnt|nothing) (too|so|) far (away|) (from) ${home}`, true],
  ["(live|living) at home", true],
  ["within (driving|commuting) distance (of home|)", true],
  ["(not|dont|never) (want to|wanna|going to|) (move|go|study) (too|) (far|away|far away)", true],
];

/** Where words tell that a student wants to study near home: "close to home", "stay local". */
export const findNearHome = phraseFinder(nearHome);

/** That wish as the state, or else the country, of the student, where they told it; else it is not understood. */
export const nearHomeMentions = (tokens: readonly Token[], { state, country }: Home): Mention[] =>
  findNearHome(tokens).map(({ from, to }): Mention => {
    if (state !== null) return { from, to, says: [{ slot: "residence", value: state }] };
    if (country !== null && country !== "US")
      return { from, to, says: [{ slot: "country", value: country, relation: "home" }] };
    return { from, to, says: [], ignored: true };
  });
