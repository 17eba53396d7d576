import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";

/**
 * Whether a level before token `from` only says of which study a grade is: "a 2:1 in your | undergraduate studies", "a GPA of 3.5 at the |
 * undergraduate level". Who has it may be a graduate today.
 */
export function isStudyOfGrade(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > 0 && ofStudy.has(wordAt(tokens, at))) at--;
  if (!inside.has(wordAt(tokens, at))) return false;
  const before = tokens.slice(Math.max(0, at - farthest), at);
  const grade = before.findLastIndex(({ word }, i) => grades.has(word) || isClassOfDegree(word, wordAt(before, i + 1)));
  return grade >= 0 && !before.slice(grade).some(({ word }) => otherwise.has(word));
}

/** In tokens: "2:1 (65% minimum) or an equivalent qualification | in your". */
const farthest = 12;
const inside = wordSet("in at from of during throughout on");
const ofStudy = wordSet(
  "a an the their your his her all any completed previous prior past last most recent relevant earlier initial first entire overall full degree or",
);
const grades = wordSet("gpa average mark marks grade grades class honours honors distinction score scores merit cgpa");
/** Behind them something else is said than where the grade is from. */
const otherwise = wordSet(
  "and who whose must enrolled enrolling enrol enroll studying pursuing pursue attending accepted admitted student students year years",
);
/** "2:1", "1st". */
const isClassOfDegree = (word: string, next: string): boolean => /^(?:2 [12]|1 st)$/.test(`${word} ${next}`);

/** "Hold or be in the process of obtaining a | first degree", "have, or expect to achieve, a | bachelor's degree": who has it may be a graduate today. */
export function isHeldOrPursued(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - farthest), from);
  const or = before.findIndex(({ word }) => word === "or");
  return or > 0 && has.has(wordAt(before, or - 1)) && before.slice(or).some(({ word }) => soon.has(word));
}
const has = wordSet("have hold holds has completed achieved gained obtained earned");
const soon = wordSet("obtaining achieve obtain complete completing gain earn finishing");
