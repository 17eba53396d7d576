import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";
import { isStartOfPart } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";

/** Behind "VA" these are of the Department of Veterans Affairs. */
const ofAgency = wordSet(
  "benefits benefit disability disabled rating rated loan loans claim claims compensation hospital hospitals voc vocational healthcare gi chapter pension percent education educational vr&e",
);
const agencyBefore = wordSet("the my through by using use via 100");
const soldiers = wordSet(
  "vet vets veteran veterans army navy marine marines military soldier soldiers usmc servicemember servicemembers veterano veteranos",
);
const placeBefore = wordSet("in from near around of at to en de live living");

/**
 * "VA" at a token as the agency: "VA benefits" tell of a military family. Beside veterans, small letters may be either, so that they are not
 * understood. Null for Virginia.
 */
export function veteransAffairs(
  { tokens, text }: Pick<QueryWords, "tokens" | "text">,
  at: number,
  isCapitals: boolean,
): Mention | null {
  const [before = "", after = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  if (placeBefore.has(before)) return null;
  const isJoined = !isStartOfPart({ tokens, text }, at + 1);
  if (isJoined && (ofAgency.has(after) || agencyBefore.has(before)))
    return { from: at, to: /^benefits?$/.test(after) ? at + 2 : at + 1, says: [{ slot: "group", value: "military" }] };
  const isEither = !isCapitals && at === 0 && tokens.some(({ word }) => soldiers.has(word));
  return isEither ? { from: at, to: at + 1, says: [], ignored: true } : null;
}
