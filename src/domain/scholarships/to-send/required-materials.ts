import { isForAll } from "../../eligibility/is-check.ts";
import type { ScholarshipFacts } from "../scholarship.ts";

/**
 * What a student needs for an application beside its form; for each the line that requires it, null when none does.
 * `aidForm`: the FAFSA, from which need-based aid is decided.
 */
type RequiredMaterials = { letters: string | null; transcript: string | null; aidForm: string | null };

const letters =
  /\b(?:recommendations?|recommenders?|letters? of (?:support|reference|endorsement)|(?:reference|support|endorsement) letters?|(?:one|two|three|four|\d) letters|(?:one|two|three|four|academic|professional|personal|character) references?)\b|^(?:send|submit|provide|include)\b.*\breferences?\b(?! (?:number|to)\b)/i;
/** The words of letters in a line that tells what to send. */
export const sentLetterWords = new RegExp(`${letters.source}|\\breferences?\\b`, "i");
const transcript = /\btranscripts?\b/i;
/** Not of those who cannot file it: `Not be eligible for the FAFSA`. */
const aidForm =
  /^(?!.*\b(?:cannot|unable|ineligible|not (?:be )?eligible)\b).*\b(?:FAFSA|Free Application for Federal Student Aid)\b/i;
/** `The FAFSA or WASFA`, `the FAFSA or the aid form of your state`: another form does as well. */
const otherAidForm =
  /\b(?:FAFSA|Student Aid) or (?:the |your |a )?(?:\w+'s )?(?:\w+ ){0,4}?(?:application|form|[A-Z]{2,4}SFA|ORSAA|CADAA)\b/i;

/**
 * The form that a line requires. `inPlaceOfFafsa`: what the student files in place of the FAFSA, empty for who has no form, null for who may file it (see
 * `formInPlaceOfFafsa`). Null where there is nothing for the student to file: the line names only the FAFSA, or they have no other form.
 */
export function aidFormName(line: string, inPlaceOfFafsa: string | null): string | null {
  const takesOther = otherAidForm.test(line);
  if (inPlaceOfFafsa !== null) return takesOther && inPlaceOfFafsa !== "" ? inPlaceOfFafsa : null;
  return takesOther ? "the FAFSA or your state's own form" : "the FAFSA";
}

/** A part of a line that requires nothing: `No transcript`, `letters are optional`. */
export const requiresNothing =
  /\bno (?!later\b|more\b|fewer\b|less\b|older\b|earlier\b)|\boptional\b|\bwithout (?:an? |any )?(?:essay|letter|recommendation|reference|transcript)|\bnot (?:be )?(?:required|requested|needed|necessary)\b|\bnot (?:send|submit|include|need|require)\b/i;

/** Which letters of recommendation and transcripts the requirements of a scholarship name, with their words. */
export function requiredMaterials({
  requirements,
  demands,
}: Pick<ScholarshipFacts, "requirements" | "demands">): RequiredMaterials {
  const lines = [...requirements, ...demands.filter(isForAll).map(({ quote }) => quote)];
  const lineWith = (words: RegExp) => lines.find((line) => requires(line, words)) ?? null;
  return { letters: lineWith(letters), transcript: lineWith(transcript), aidForm: lineWith(aidForm) };
}

const requires = (line: string, words: RegExp) =>
  line.split(/[.;]/).some((part) => words.test(part) && !requiresNothing.test(part));
