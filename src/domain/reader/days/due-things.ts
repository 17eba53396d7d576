import { either } from "../../words/either.ts";

/** What is due after an award ("a final report", "acceptance of the award") or at an office of a college ("tuition"), and what no application is. */
const things = either(
  /(?:annual|final) statements?|(?<!\b(?:aid|score|grade) )reports?|thank[- ]you (?:cards?|letters?|notes?)/,
  /acceptances?(?: of (?:the |an |your )?(?:award|offer|scholarship))?|accept(?:ing)? (?:the|an|your) (?:award|offer|scholarship)/,
  /proofs? of (?:acceptance|enrollment|registration)|invoices?|deposits?|payments?|fees|dues|bills?|tuition|refunds?|withdrawals?/,
  /housing(?: applications?)?|drop(?= (?:date|deadline))|census|(?:class|course) registration|register for (?:classes|courses)/,
);
const thing = new RegExp(`\\b${things}\\b`, "gi");
const dueFor = new RegExp(`\\b(?:deadline|due date) (?:for|of|to) (?:the |your )?${things}\\b`, "i");
const register = /\bregister for (?:classes|courses)\b/i;
/** "The application and the | deposit" */
const besideAnother = /\b(?:and|including|plus|with) (?:an? |the |your )?$/i;
const due = /\b(?:due|deadline|(?:is|are|be) (?:received|submitted|paid|made))\b/i;
/** "Tuition | grants are | due" */
const notOfIt = /[.;]|\b(?:aid|and|appl|assist|award|contest|entr|essay|fellow|grant|program|reimburs|scholar|waiver)/i;
/** "Tuition is due in the fall | and applications are due" */
const ofApplication = /[.;]|\b(?:appl|deadline|due|entr|submi)/i;
/** In UTF-16 code units, between a thing and the word that says that it is due. */
const near = 40;

/** Whether the words beside a day say what is due on it, and that it is no application: "a final report is due", "the deadline to accept the award". */
export function isOfOtherThing(words: string): boolean {
  if (dueFor.test(words) || register.test(words)) return true;
  return [...words.matchAll(thing)].some(({ 0: found, index }) => {
    const behind = words.slice(index + found.length);
    const told = due.exec(behind.slice(0, near + 12));
    if (!told || besideAnother.test(words.slice(Math.max(0, index - 20), index))) return false;
    return !notOfIt.test(behind.slice(0, told.index)) && !ofApplication.test(behind.slice(told.index + told[0].length));
  });
}
