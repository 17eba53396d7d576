import { type Token, wordAt } from "../eligibility/text/tokens.ts";
import { wordSet } from "../eligibility/text/word-set.ts";

const deniers = wordSet(
  "never not dont doesnt didnt wont cannot cant isnt arent shouldnt wouldnt neither nor nobody refuse refuses instead rather unlike away",
);
const removers = wordSet("remove omit redact exclude delete blacken");
/** Words of which "no" denies a list: "no application, processing or handling fee". */
const nones = wordSet("no without zero non");
/** Words that end what "no" denies: "no essay, just a $10 fee". */
const newPhrase = wordSet(
  "a an your our my you we they is are was just only required needed necessary then plus $ but and need pay must",
);
/** Words that end what was denied: "not reviewed until the fee is paid". */
const turns = wordSet("but however yet although though until unless before because except while if when once");
const delays = wordSet("miss delay wait hesitate worry forget lose only just");
const frauds = wordSet("scam fraud hoax trick");
const farthest = 16;
const farthestNone = 8;

/**
 * Whether a clause denies the words from token `from` to `to` (excluded): "we never ask for", "no processing fee", "is not
 * required". Looks at the words around them and not at the whole clause: "no essay, just a $10 fee" denies no fee.
 */
export const isDenied = (tokens: readonly Token[], from: number, to: number): boolean =>
  isDeniedBefore(tokens, from) || isDeniedAfter(tokens, to);

function isDeniedBefore(tokens: readonly Token[], from: number): boolean {
  const word = (at: number) => wordAt(tokens, at);
  let canBeNone = true;
  for (let at = from - 1; at >= Math.max(0, from - farthest); at--) {
    if (turns.has(word(at))) return false;
    if (removers.has(word(at)) || (word(at) === "black" && word(at + 1) === "out")) return true;
    if (nones.has(word(at)) && canBeNone && from - at <= farthestNone) return !isDeniedBefore(tokens, at);
    if (word(at) === "free" && /^(?:of|from)$/.test(word(at + 1)) && canBeNone) return true;
    if (deniers.has(word(at)) && !deniesOther(tokens, at)) return !isCondition(tokens, at);
    if (newPhrase.has(word(at))) canBeNone = false;
  }
  return false;
}

/** "Do not miss it", "this is not a scam": what is denied stands right behind, and is something else. */
const deniesOther = (tokens: readonly Token[], at: number): boolean =>
  delays.has(wordAt(tokens, at + 1)) || frauds.has(wordAt(tokens, at + 2));

/** "If you do not pay": nothing is denied. */
const isCondition = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(?:if|when|unless|those|who)$/.test(word));

const afterwards = wordSet("never none waived zero optional unnecessary forbidden isnt arent wont free nil");
const between = wordSet(
  "of for this the scholarship award application to apply enter entry is are will be being or and any $ at all has been have should must number numbers may can on",
);
const stillTaken = wordSet(
  "refundable refunded returned returnable waived included negotiable reimbursed only transferable credited",
);

function isDeniedAfter(tokens: readonly Token[], to: number): boolean {
  for (let at = to; at < Math.min(tokens.length, to + 8); at++) {
    const word = wordAt(tokens, at);
    if (word === "not") return !stillTaken.has(wordAt(tokens, at + 1));
    if (afterwards.has(word)) return true;
    if (!between.has(word)) return false;
  }
  return false;
}
