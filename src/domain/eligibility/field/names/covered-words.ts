import type { Meaning, Mention } from "../../mention.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { strongHeads, studyHeads } from "../field-list-words.ts";

const nothing: Meaning = { about: "nothing" };

/** Words around names of fields that demand nothing of their own. */
const grammarWords =
  /^(?:major|majors|majoring|majored|minor|minors|minoring|study|studying|studies|train|training|pursuing|pursue|pursues|field|fields|area|areas|discipline|disciplines|subject|subjects|degree|degrees|program|programs|programme|programmes|course|curriculum|enrolled|enrolling|enroll|enrol|registered|enrollment|enrolment|accredited|approved|recognized|recognised|faculty|school|college|department|division|specializing|specialising|specialization|specialisation|concentration|emphasis|focus|declared|entering|enter|commencing|undertaking|beginning|continuing|in|of|a|an|the|or|and|at|to|into|one|following)$/;

/** The words that lead to a list, each on its own, so that a longer mention of another criterion may hold some. */
export function covered(tokens: readonly Token[], from: number, to: number): Mention[] {
  return tokens
    .slice(from, to)
    .flatMap(({ word }, at) =>
      grammarWords.test(word) ? [{ from: from + at, to: from + at + 1, meaning: nothing }] : [],
    );
}

/** The word after a list that says what it lists: "nursing | majors". */
export function headMention(tokens: readonly Token[], at: number): Mention[] {
  const word = wordAt(tokens, at);
  return strongHeads.has(word) || studyHeads.has(word) ? [{ from: at, to: at + 1, meaning: nothing }] : [];
}
