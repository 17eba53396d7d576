import { beginningOf, longestSentence, longestText } from "./bounded-text.ts";

/** Short words whose period does not end a statement: "max. 500", "Mar. 1", "No. 3". */
const abbreviations: ReadonlySet<string> = new Set(
  "max min approx ca no vs st dr mr mrs ms jr sr inc co ft mt jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri rs usd u.s us p.m a.m e.g i.e".split(
    " ",
  ),
);
const end = /[.!?]["')\]]{0,2} +/g;

/**
 * The statements of a text: its lines, sentences and list items, in order. Each has single spaces and at most `longestSentence` characters; a longer one becomes several. Unlike the sentences that requirements
 * are read from, "max. 500" and "Mar. 1" stay together.
 */
export function statements(text: string): string[] {
  return beginningOf(text, longestText)
    .split(/[\n\r•·|]/)
    .flatMap((line) => sentencesOf(line.replace(/\s+/g, " ").trim()))
    .flatMap(pieces)
    .filter((statement) => /[\p{L}\d]/u.test(statement));
}

/** The sentences of one line with single spaces, in order. */
export function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of line.matchAll(end)) {
    if (match[0].startsWith(".") && !endsSentence(line.slice(Math.max(from, match.index - 12), match.index))) continue;
    const next = match.index + match[0].length;
    found.push(line.slice(from, next).trim());
    from = next;
  }
  return [...found, line.slice(from)];
}

/** Whether a period after these characters ends a sentence. "Amount. $500" is a label and its value, "J." an initial. */
function endsSentence(before: string): boolean {
  const words = before.split(/[\s(]/);
  const word = words.at(-1)?.toLowerCase() ?? "";
  const isInitial = /^[A-Z]$/.test(words.at(-1) ?? "") && /^(?:\p{Lu}\p{L}+|\p{Lu}\.)$/u.test(words.at(-2) ?? "");
  return !abbreviations.has(word) && !labels.has(word) && !isInitial;
}

const labels: ReadonlySet<string> = new Set(["amount", "deadline", "award", "awards", "value", "prize"]);

/** A statement cut at spaces into parts that the patterns may see. */
function pieces(statement: string): string[] {
  const parts: string[] = [];
  let rest = statement;
  while (rest.length > longestSentence) {
    const part = beginningOf(rest, longestSentence);
    const cut = part.lastIndexOf(" ") > longestSentence / 2 ? part.slice(0, part.lastIndexOf(" ")) : part;
    parts.push(cut);
    rest = rest.slice(cut.length).trimStart();
  }
  return [...parts, rest];
}
