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
