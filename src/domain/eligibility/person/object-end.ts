import type { ClauseWords } from "../mention.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** Words at which the object of a phrase ends: "a career in nursing | at a college", "members of FFA | who ...". */
const ends = wordSet(`
who whom whose which that must should shall will would may can could is are was were be been being has have had having do does
with without while when where if as at by from during after before upon until since through via within under over than because
unless except regardless they their she he you your his her our applicants applicant candidates candidate
preference priority
`);

/** "Members of ASM | studying metallurgy": what the persons do besides. */
const participles = wordSet("studying majoring pursuing attending enrolled");

/** "Members of FFA | to pursue a degree": what the award is for. */
const studies = wordSet(
  "pursue study attend further continue complete enroll enrol obtain earn begin defray cover pay assist help use",
);

/** Words that begin another requirement after "and", "or" or a comma. */
const begins = wordSet(`
at who whom whose must be is are have has having had should will currently also not no either both minimum gpa
demonstrate demonstrated demonstrates demonstrating show shows maintain maintains maintaining possess reside resides residing live lives living
attend attends attending enroll enrolled enrolling enrols enrolled pursue pursuing plan plans planning intend intends intending study studying major majoring
graduate graduating graduated complete completed completing hold holds holding earn earned seek seeking agree submit participate
participating exhibit exhibiting display displaying financial financially legal permanent citizen citizens resident residents
us full part good high undergraduate undergraduates graduates freshman freshmen sophomore sophomores junior juniors senior seniors
preference priority need accepted admitted entering registered
`);

/** "Local 600", "Post 12". */
const numbered = wordSet("local chapter council district post lodge division unit troop region number type");

const longest = 14;

/**
 * The token after the object that begins at `from`: a noun with what belongs to it, or a list of such. Commas are part
 * of the object only inside a list that ends with "and" or "or".
 */
export function objectEnd({ tokens, text }: ClauseWords, from: number): number {
  let end = from;
  let lastComma: number | null = null;
  for (let at = from; at < tokens.length && at < from + longest; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || ends.has(token.word) || (/^\d|[$£€%]/.test(token.word) && !numbered.has(before?.word ?? ""))) break;
    if (at > from && participles.has(token.word)) break;
    if (token.word === "to" && studies.has(wordAt(tokens, at + 1))) break;
    const gap = before ? text.slice(before.end, token.start) : "";
    if (/[;:()."?!]|\s-+\s/.test(gap)) break;
    const isJoint = token.word === "and" || token.word === "or";
    const next = wordAt(tokens, at + 1);
    if (isJoint && (endsAtJoint(token.word, next) || isToOthers(tokens, at + 1))) break;
    if (gap.includes(",")) {
      if (begins.has(token.word)) break;
      lastComma ??= at;
    }
    if (isJoint) lastComma = null;
    end = at + 1;
  }
  return withoutTrailing(tokens, from, lastComma ?? end);
}

/** "Open to seniors who plan to become teachers, and | to college students". */
const isToOthers = (tokens: readonly Token[], at: number): boolean =>
  /^(?:to|for)$/.test(wordAt(tokens, at)) && others.has(wordAt(tokens, at + 1));
const others = wordSet("college university undergraduate undergraduates graduate high current those anyone students");

const trailing = wordSet("to of in for and or the a an their on with");

function withoutTrailing(tokens: readonly Token[], from: number, to: number): number {
  let end = to;
  while (end > from && trailing.has(wordAt(tokens, end - 1))) end--;
  return end;
}

/** "and a 3.0 GPA" begins another requirement; "or a related field" does not. */
function endsAtJoint(joint: string, next: string): boolean {
  if (joint === "and" && (next === "a" || next === "an")) return true;
  return next === "" || begins.has(next) || ends.has(next) || /^\d/.test(next);
}
