import { either } from "../../words/either.ts";

/** What is due after an award ("a final report", "acceptance of the award") or at an office of a college ("tuition"), and what no application is. */
const things = either(
  /(?:annual|final) statements?|(?<!\b(?:aid|score|grade) )reports?|thank[- ]you (?:cards?|letters?|notes?)/,
  /acceptances?(?: of (?:the |an |your )?(?:award|offer|scholarship)|(?! of\b))|accept(?:ing)? (?:the|an|your) (?:award|offer|scholarship)/,
  /proofs? of (?:acceptance|enrollment|registration)|invoices?|deposits?|payments?|fees|dues|bills?|tuition|refunds?|withdrawals?/,
  /housing(?: applications?)?|drop(?= (?:date|deadline))|census|(?:class|course) registration|register for (?:classes|courses)/,
);
const thing = new RegExp(`\\b${things}\\b(?!-)`, "gi");
const dueBefore = /\b(?:deadline|due date) (?:for|of|to) (?:the |your )?$/i;
const register = /^register for\b/i;
/** "Payment of the | application fee", "the report | of the grant": no application and no award that one applies for. */
const ofThing =
  /\bapplication(?= fees?\b)|\b(?:for|from|of|on) (?:the |your )?(?:award|fellowship|grant|scholarship)\b(?! [a-z]*appl)/gi;
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
export function isForOtherThing(words: string): boolean {
  const plain = words.replace(ofThing, "");
  return [...plain.matchAll(thing)].some(({ 0: found, index }) => {
    const [before, behind] = [plain.slice(Math.max(0, index - near), index), plain.slice(index + found.length)];
    if (dueBefore.test(before) || register.test(found)) return !notOfIt.test(behind.split(/[.;]/)[0] ?? "");
    const told = due.exec(behind.slice(0, near + 12));
    if (!told || besideAnother.test(before)) return false;
    return !notOfIt.test(behind.slice(0, told.index)) && !ofApplication.test(behind.slice(told.index + told[0].length));
  });
}
