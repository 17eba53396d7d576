import type { Span } from "./spans.ts";

const headingWords =
  /^(?:(?:basic |general |additional |other |minimum |application |scholarship |award |key |main )?(?:(?:in)?eligibility|requirements?|criteria|qualifications?|eligible \w+|who (?:can(?:not)?|can not|may(?: not)?|is eligible to) apply\??|selection|preferences?|how to apply|application(?: process| procedure| instructions)?|to apply|deadlines?|amounts?|award amount|benefits?|description|about|background|contact|notes?|purpose|duration|value|number of awards|includes?|links?|host institutions?)(?: (?:requirements?|criteria|process|details|information|and \w+))?)$/i;

export function withoutColon(line: string): string {
  const words = line.trimEnd();
  return words.endsWith(":") ? words.slice(0, -1).trimEnd() : words;
}

/** A short line of its own that names what follows, such as "Eligibility:" or "How to apply". */
export function isHeading(line: string): boolean {
  const words = withoutColon(line);
  return words.length <= 60 && headingWords.test(words);
}

const inline =
  /^(?:Description|Other Criteria|Eligibility(?: Criteria| Requirements)?|Requirements|Criteria|Amount|Value|Benefits|Deadline|Number of Awards|Includes|Link|Host Institution)(?= (?:[-*] ?)?[A-Z\d$£€])/;

/** A heading at the beginning of a sentence, where a page lost its line breaks: "Other Criteria Must be ...". */
export function inlineHeading(plain: string, { start, end }: Span): (Span & { heading: string }) | null {
  const found = inline.exec(plain.slice(start, Math.min(end, start + 40)))?.[0];
  return found ? { start: start + found.length + 1, end, heading: found.toLowerCase() } : null;
}

/** "Unrestricted Host Institution.": a heading whose line break was lost ends the sentence before its own. */
export const headingAtEnd = /\bHost Institution(?=\.$)/;
