import type { ScholarshipFacts } from "../scholarship.ts";
import { linesToCheck, requirementLines } from "./requirement-lines.ts";

/** In characters. Shorter sentences may be a part of others. */
const shortest = 20;

/**
 * The description without the sentences that the page of a scholarship shows elsewhere: among its requirements, what is left to check,
 * and its deadline. Empty where nothing else is left.
 */
export function descriptionLeft(
  scholarship: Pick<ScholarshipFacts, "description" | "requirements" | "demands" | "deadline_text">,
): string {
  const { who, toSend } = requirementLines(scholarship);
  const shown = [...who, ...toSend, ...linesToCheck(scholarship), scholarship.deadline_text ?? ""]
    .flatMap((line) => line.split(" … "))
    .filter((line) => line.length >= shortest);
  const left = shown.reduce((text, line) => withoutSentence(text, line), scholarship.description);
  return left.trim();
}

/** Without a sentence that stands in the text as a whole. */
function withoutSentence(text: string, sentence: string): string {
  const at = text.indexOf(sentence);
  if (at < 0) return text;
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + sentence.length)];
  const isWhole =
    (before === "" || ends.has(before.at(-1) ?? "")) &&
    (after === "" || after.startsWith(" ") || after.startsWith("\n"));
  return isWhole && ends.has(sentence.at(-1) ?? "") ? `${before}${before === "" ? after.trimStart() : after}` : text;
}
const ends = new Set([".", "!", "?"]);
