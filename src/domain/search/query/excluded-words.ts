import { startsWithDigit, type Token } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import type { Mention, Reading } from "./mention.ts";
import { unwantable } from "./refusals.ts";
import { fillerWords } from "./words/filler-words.ts";

/** What somebody wants who does not want what a reading says; null where that is no single thing. */
export function oppositeOf(reading: Reading): Reading | null {
  if (reading.slot === "enrollment")
    return { slot: "enrollment", value: reading.value === "full_time" ? "part_time" : "full_time" };
  return (reading.slot === "essay" || reading.slot === "renewable") && reading.value
    ? { slot: reading.slot, value: false }
    : null;
}

/** The names of the US, and words behind its name that make it no place. */
export const usNames = /^(?:the )?(?:usa?|(?:united )?states(?: of america)?|america|estados unidos|eeuu)$/i;
export const ofUs = wordSet("army navy military marines marine air coast armed government veteran veterans news");
/** Words before the US that tell where a student is, and those that tell where they want to be. */
export const ofStudents = wordSet(
  "from born live living based im i am are is we he she resident residing citizen soy estoy vivo",
);
export const ofWishes = wordSet(
  "want wants wanna study studying go going attend attending stay staying move moving apply enroll college school university",
);
/** Branches of the military, and classes: who refuses one refuses no others of its kind. */
export const branches = /^(?:army|navy|marines|air force|coast guard|national guard|space force)$/;
export const classes = /^(?:freshm[ae]n|sophomores?|juniors?|seniors?)$/;

/** Who has no need and is no veteran is not who such scholarships are for. "I have no kids" tells of an activity or a subject. */
export const isUnwantedWhereLacking = ({ says, topic }: Mention): boolean =>
  !topic && says.length > 0 && says.every(({ slot }) => slot === "financial_need" || slot === "group");

/** Who has no citizenship has no use of what is for citizens alone. */
export const excludedWords = (thing: string): string =>
  /^(?:citizens?|citizenship|ciudadania)$/.test(thing) ? "us_citizen" : thing;

/** Whether a word may name a thing that is refused. */
export const isContent = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.word.length > 1 &&
  !startsWithDigit(token) &&
  (!fillerWords.has(token.word) || unwantable.has(token.word));
