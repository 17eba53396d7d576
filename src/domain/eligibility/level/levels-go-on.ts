import type { Mention } from "../mention.ts";
import type { ReadClause } from "../read-clause.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const others = wordSet(
  "college colleges university universities postsecondary post students underclassmen upperclassmen undergraduates undergraduate graduates graduate sophomores juniors freshmen those anyone",
);

/** "High school seniors or graduates ... or students who are already enrolled", "a senior, or be accepted at a trade school". */
function orEnrolled(after: readonly Token[]): boolean {
  const words = after.slice(0, 24).map(({ word }) => word);
  return words.some(
    (word, at) =>
      word === "or" &&
      (words.slice(at + 1, at + 4).some((each) => /^(?:students?|individuals?|persons?|those|anyone)$/.test(each)) ||
        // Not "who plan to attend | or are | attending".
        (/^(?:be|is|are)$/.test(words[at + 1] ?? "") && !ofStudy.has(words[at - 1] ?? ""))) &&
      words.slice(at + 2, at + 8).some((each) => /^(?:enrolled|attending|accepted|admitted)$/.test(each)),
  );
}
const ofStudy = wordSet(
  "to attend attending enter entering begin beginning start starting enroll enrolled pursue pursuing study studying accepted admitted",
);

/**
 * Whether a list of levels goes on in words that were not read as a level: "high school seniors or college
 * underclassmen", "grades six through graduate school". Such a list says too little about who may not apply.
 */
export function goesOn({ from: start, to }: Mention, { tokens, mentions }: ReadClause): boolean {
  if (tokens[start - 1]?.word === "through" || reachesFurther(tokens, start, to)) return true;
  const isLast = !mentions.some(({ meaning, from }) => meaning.about === "level" && !meaning.implied && from >= to);
  if (isLast && orEnrolled(tokens.slice(to))) return true;
  const words = tokens.slice(to, to + 7).map(({ word }) => word);
  const or = words[0] === "or" ? 1 : words.slice(0, 3).join(" ") === "as well as" ? 3 : 0;
  if (or === 0) return false;
  const from = to + or;
  const isRead = mentions.some(
    (mention) =>
      (mention.meaning.about === "level" || mention.noStudents) && mention.from < from + 6 && mention.to > from,
  );
  return !isRead && words.slice(or, or + 3).some((word) => others.has(word));
}

/** "High school freshmen | through college seniors", "from high school | to graduate school". */
function reachesFurther(tokens: readonly Token[], from: number, to: number): boolean {
  const word = wordAt(tokens, to);
  const isFrom = tokens[from - 1]?.word === "from";
  const isRange = /^thr(?:ough|u)$/.test(word) || (word === "to" && isFrom);
  const ofRange = (at: number) => tokens.slice(at, at + 3);
  if (isRange && ofRange(to + 1).some((next) => others.has(next.word) || farther.has(next.word))) return true;
  const end =
    word === "up" && wordAt(tokens, to + 1) === "to" ? to + 2 : /^(?:to|till|until)$/.test(word) ? to + 1 : -1;
  return end > 0 && /^\d|^[ivx]+$/.test(wordAt(tokens, to - 1)) && ofRange(end).some((next) => highest.has(next.word));
}
const farther = new Set(["seniors", "doctoral", "phd", "adult", "adults"]);
/** "Class 11 | up to | post-graduation": nobody passes on to it from there. */
const highest = wordSet("graduation graduate postgraduate postgraduation post pg university degree");
