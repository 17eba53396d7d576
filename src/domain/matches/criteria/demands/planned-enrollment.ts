import { foldedWords } from "../../../places/folded-words.ts";

const plan =
  /\b(?:plan(?:s|ning|ned)?|intend(?:s|ing|ed)?|intent|intention|expect(?:s|ing|ed)?|hop(?:e|es|ing)|wish(?:es|ing)?|about to|start(?:s|ing)?|begin(?:s|ning)?|enter(?:s|ing)?|accepted|admitted|(?:will|shall) (?:be (?:an?|in|on|full|part|enrolled|enrolling|attending|entering|studying|pursuing|taking|registered)|attend|enroll|enter|study|pursue|start|begin|continue|have|take))\b/;
/** "Apply for a full-time course", but not "to apply for it, you must study full-time". */
const application = /\bappl(?:y|ies|ying) (?:for|to) (?:an? |the )?$/;
const later =
  /\b(?:(?:next|upcoming|coming|following|forthcoming|subsequent) (?:academic|school|college|calendar|fall|autumn|spring|summer|year|semester|term|quarter)|fall|autumn|20\d\d)\b/;
const now = /\b(?:currently|already|presently|now|current)\b/;

/** How many words before and after those of the enrollment tell its time. */
const nearby = 12;

/** Whether a sponsor demands to study full-time (or part-time) at a time to come: "Plan to study full-time", "by the fall". */
export function isPlanned(quote: string): boolean {
  const words = foldedWords(quote);
  const found = words.findIndex(
    (word, at) => word === "fulltime" || word === "parttime" || (isLoad(word) && words[at + 1] === "time"),
  );
  const at = found === -1 ? words.length : found; // "a full course load"
  const before = words
    .slice(Math.max(0, at - nearby), at)
    .join(" ")
    .concat(" ");
  const after = words.slice(at, at + nearby).join(" ");
  if (now.test(before + after) && !/\bor\b/.test(before)) return false;
  return plan.test(before) || application.test(before) || later.test(before) || later.test(after);
}

const isLoad = (word: string) => word === "full" || word === "part";
