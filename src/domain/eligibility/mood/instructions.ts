import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { sentenceStart } from "./subject.ts";

/** Verbs that tell an applicant what to do, at the beginning of a line: "Write an essay". Everybody can do that. */
const imperatives = wordSet(`
file apply write read hand keep request ask upload film record create produce design answer register
propose suggest outline examine argue analyze analyse
enclose see tell share post tweet describe explain discuss log list note learn remember imagine compose respond think look pay
fill pick draw paint sketch photograph snap shoot scan tag click print type watch guess invent pretend subscribe download check confirm notify consider
visit browse review proofread specify
`);
/** Verbs that begin requirements too: "Take two courses in art", "Choose a career in nursing". */
const withObjects = new Map([
  ["complete", wordSet("the an our all this these each")],
  ["get", wordSet("cash started ready discovered creative inspired noticed this paid")],
  ["find", wordSet("out more us")],
  ["show", wordSet("us")],
  ["give", wordSet("us")],
  ["save", wordSet("your a the")],
  ["type", wordSet("your the")],
  // "Vote" alone is what a citizen does.
  ["vote", wordSet("for on in here online now your up once daily us")],
  ["send", wordSet("us a an your the it")],
  ["take", wordSet("photos photo pictures our this")],
  ["use", wordSet("your the our proper at any")],
  ["choose", wordSet("one from any your between")],
  ["select", wordSet("one from any your between")],
  ["call", wordSet("us our the")],
  ["nominate", wordSet("yourself")],
  ["introduce", wordSet("yourself")],
  ["join", wordSet("us our")],
  ["make", wordSet("sure a an it your")],
  ["sign", wordSet("up in here")],
  ["follow", wordSet("us our the these")],
  ["like", wordSet("us our")],
]);
/** "Post graduate employed ..." */
const gradesBehind = /^(?:graduates?|graduation|doctoral|doctorate|secondary|baccalaureate|docs?)$/;
const openers = wordSet("please simply also then just carefully briefly next and");
const alsoFields = wordSet("film design record");

/** Whether a clause begins with a verb that tells what to do, also after "In 500 words, ". `remark`: where its words begin. */
export function isInstruction(tokens: readonly Token[], text: string, remark: number): boolean {
  const start = Math.max(remark, sentenceStart(tokens, text));
  const words = tokens.slice(start).map(({ word }) => word);
  const openings = openersIn(words);
  const [verb = "", next = ""] = words.slice(openings);
  // "Post-doctoral fellowships for ..."
  if (text.charAt(tokens[start + openings]?.end ?? text.length) === "-") return false;
  if (verb === "post" && gradesBehind.test(next)) return false;
  // "Film/Motion Picture", "Design, Music", "Film" alone: a field of study in a list.
  if (alsoFields.has(verb) && /^\s?(?:[/,&;.]|$)/.test(text.slice(tokens[start + openings]?.end))) return false;
  return imperatives.has(verb) || withObjects.get(verb)?.has(next) === true;
}

/** The number of words before the verb: "please also | write". */
function openersIn(words: readonly string[]): number {
  return Math.max(
    0,
    words.findIndex((word) => !openers.has(word)),
  );
}
