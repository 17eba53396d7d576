import { statements } from "../reader/statements.ts";
import { linesToCheck, requirementLines } from "../scholarships/requirement-lines.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";

/** What a sponsor asks students to send. `letters` is how many letters of recommendation, 0 when none are stated. */
export type StatedPapers = { essay: boolean; letters: number; transcript: boolean; form: boolean };

type Stated = Pick<ScholarshipFacts, "description" | "requirements" | "demands" | "essay_required" | "application_url">;

const denial = /\b(?:no|not|without|optional|waived)\b/i;
const transcript = /\btranscripts?\b/i;
const letters =
  /\bletters? of (?:recommendation|reference|support)\b|\b(?:recommendation|reference) letters?\b|\brecommenders?\b|\brecommendations? (?:from|by)\b|\b(?:provide|submit|send|include|have|two|three) (?:an? |[\w']+ ){0,2}(?:recommendations?|references)\b/i;
const counts: readonly (readonly [number: number, word: RegExp])[] = [
  [2, /\b(?:two|2)\b/i],
  [3, /\b(?:three|3)\b/i],
  [4, /\b(?:four|4)\b/i],
];
const noForm = /\bno (?:separate |additional )?application\b|\bautomatically considered\b/i;

/** Reads from the requirements and the description of a scholarship what has to be sent. */
export function statedPapers(scholarship: Stated): StatedPapers {
  const lines = [...requirementLines(scholarship), ...linesToCheck(scholarship), scholarship.description].flatMap(
    statements,
  );
  const demanding = lines.filter((line) => !denial.test(line));
  const aboutLetters = demanding.filter((line) => letters.test(line));
  return {
    essay: scholarship.essay_required === true,
    letters: Math.max(0, ...aboutLetters.map(letterCount)),
    transcript: demanding.some((line) => transcript.test(line)),
    form: scholarship.application_url !== null && !lines.some((line) => noForm.test(line)),
  };
}

/** The number before the letters of a line; one when it names none. */
function letterCount(line: string): number {
  const before = line.slice(0, letters.exec(line)?.index).split(" ").slice(-3).join(" ");
  const within = letters.exec(line)?.[0] ?? "";
  return counts.find(([, word]) => word.test(before) || word.test(within))?.[0] ?? 1;
}
