import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type Cues, hasCue } from "./cues.ts";

/** "No essay is required", but not "Women are eligible; no essay is required". */
export function saysNotRequired(cues: Cues, tokens: readonly Token[]): boolean {
  if (hasCue(cues, "demand")) return false;
  const isFree = cues.some((cue) => cue.value === "free" && !isAside(cue, tokens));
  return deniesRequirement(tokens) || (isFree && !hasOtherModal(cues));
}

/** "Majors include but | are not limited to botany" names some of what is required. */
const isAside = ({ from, to }: Cues[number], tokens: readonly Token[]): boolean =>
  tokens[to - 2]?.word === "limited" && tokens[from - 1]?.word === "but" && /^includ/.test(wordAt(tokens, from - 2));

const requirement = wordSet("required requirement requirements needed necessary limit limits restriction restrictions");
/** "No more than two years of experience required" is a limit. */
const measures = wordSet("more less fewer older younger later longer greater earlier");

/** In words: "Neither financial need nor a major in the arts is needed". */
const longestOfTwo = 16;

/** "There is no specific major required", "the requirement of a 3.3 GPA has been removed". */
export function deniesRequirement(tokens: readonly Token[]): boolean {
  if (findRemoved(tokens).some(({ from }) => isRemoved(tokens.slice(0, from).map(({ word }) => word)))) return true;
  const holds = (one: string) => tokens.some(({ word }) => word === one);
  const requires = (from: number, to: number) => tokens.slice(from, to).some(({ word }) => requirement.has(word));
  const first = wordAt(tokens, 0);
  if (first === "neither" && holds("nor") && !holds("must")) return requires(0, longestOfTwo);
  const no = first === "there" ? 2 : 0;
  return (
    wordAt(tokens, no) === "no" && !measures.has(wordAt(tokens, no + 1)) && !holds("must") && requires(no, no + 10)
  );
}

/** "The GPA requirement | was waived", "the requirement of a 3.3 GPA | has been removed", not "the requirement is that the student | was removed". */
function isRemoved(before: readonly string[]): boolean {
  const noun = before.findLastIndex((word) => removable.has(word));
  const behind = before.slice(noun + 1);
  return (
    noun >= 0 && (behind.length === 0 || (/^(?:of|for|on|to)$/.test(behind[0] ?? "") && !behind.some(isOtherSubject)))
  );
}
const removable = wordSet("requirement requirements limit limits restriction restrictions");
const otherSubjects = wordSet(
  "is are was were be been has have had must should that who whose which when if he she they",
);
const isOtherSubject = (word: string): boolean => otherSubjects.has(word);

const findRemoved = phraseFinder([
  [
    "(has|have|had|is|are|was|were) (now|also|recently|) (been|) (removed|waived|eliminated|dropped|lifted|abolished|suspended)",
    true,
  ],
]);

/** Whether something is required besides what is not. */
const hasOtherModal = (cues: Cues): boolean =>
  cues.some(
    ({ value, from }) => value === "modal" && !cues.some((free) => free.value === "free" && isWithin(from, free)),
  );

const isWithin = (at: number, { from, to }: { from: number; to: number }) => from <= at && at < to;
