import type { Mention } from "../mention.ts";
import type { ReadClause } from "../read-clause.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const others = wordSet(
  "college colleges university universities postsecondary post students underclassmen upperclassmen undergraduates undergraduate graduates graduate sophomores juniors freshmen those anyone",
);

/** "High school seniors or graduates ... or students who are already enrolled". */
function orEnrolled(after: readonly Token[]): boolean {
  const words = after.slice(0, 16).map(({ word }) => word);
  return words.some(
    (word, at) =>
      word === "or" &&
      words.slice(at + 1, at + 4).some((each) => /^(?:students?|individuals?|persons?|those|anyone)$/.test(each)) &&
      words.slice(at + 2, at + 8).some((each) => /^(?:enrolled|attending|accepted|admitted)$/.test(each)),
  );
}

/**
 * Whether a list of levels goes on in words that were not read as a level: "high school seniors or college
 * underclassmen", "grades six through graduate school". Such a list says too little about who may not apply.
 */
export function goesOn({ from: start, to }: Mention, { tokens, mentions }: ReadClause): boolean {
  if (tokens[start - 1]?.word === "through" || reachesFurther(tokens, start, to)) return true;
  const isLast = !mentions.some((mention) => mention.meaning.about === "level" && mention.from >= to);
  if (isLast && orEnrolled(tokens.slice(to))) return true;
  const words = tokens.slice(to, to + 7).map(({ word }) => word);
  const or = words[0] === "or" ? 1 : words.slice(0, 3).join(" ") === "as well as" ? 3 : 0;
  if (or === 0) return false;
  const from = to + or;
  const isRead = mentions.some(
    (mention) =>
      (mention.meaning.about === "level" || mention.noStudents) && mention.from < from + 6 && mention.to > from,
  );
  return (
    !isRead && (words.slice(or, or + 3).some((word) => others.has(word)) || isProgram(tokens.slice(from, from + 7)))
  );
}

/** "High school freshmen | through college seniors", "from high school | to graduate school". */
function reachesFurther(tokens: readonly Token[], from: number, to: number): boolean {
  const word = wordAt(tokens, to);
  const isRange = /^thr(?:ough|u)$/.test(word) || (word === "to" && tokens[from - 1]?.word === "from");
  return isRange && tokens.slice(to + 1, to + 4).some((next) => others.has(next.word) || farther.has(next.word));
}
const farther = new Set(["seniors", "doctoral", "phd", "adult", "adults"]);

/** "A graduate program or in a certificate program". */
function isProgram(words: readonly Token[]): boolean {
  if (words[0]?.word !== "in" || !/^(?:a|an|any)$/.test(wordAt(words, 1))) return false;
  return words.some(({ word }) => /^(?:program|programs|programme|course|school)$/.test(word));
}
