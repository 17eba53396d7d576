import { phraseFinder } from "../../text/phrases.ts";
import { wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { isQuestion, type Statement, silent } from "../statement.ts";

const no = wordSet("no nope unfortunately sorry not never");
const yes = wordSet("yes absolutely sure certainly definitely yep");

/** "Do I have to be a senior?" */
const findNeed = phraseFinder([
  [
    "(do|does|must|should) (i|we|you|they|the|my|applicants|students|an|a) (applicant|student|child|need|have|be)",
    true,
  ],
  ["(is|are) (it|there|a|an|the|any)", true],
] as const);
/** "Can I apply?", "May citizens of Iran apply?", "Do you consider graduate students?" */
const findPermission = phraseFinder([
  ["(can|may|could)", true],
  ["do you (accept|consider|fund|support|award|allow|take|welcome)", true],
  ["(is|are|am) (i|my|students|graduate|international|undergraduate|part|employees|dependents|children)", true],
] as const);

const beginsWith = (find: typeof findNeed, { tokens }: Statement): boolean =>
  find(tokens).some(({ from }) => from === 0);
const asker = /^(?:i|im|ive|my)$/;
/** "Q" and "A" before a question and its answer. */
const mark = /^(?:q|a|question|answer)$/i;
const isMark = ({ clause }: Statement): boolean => mark.test(clause.text.trim());

/** "I am a transfer student." before a question, or behind "Q:". */
const tellsOfAsker = (statement: Statement, next: Statement | undefined): boolean =>
  asker.test(wordAt(statement.tokens, 0)) &&
  (/^q(?:uestion)?$/i.test(statement.clause.lead) || (next !== undefined && isQuestion(next)));

/**
 * The statements, questions among them by their answers: "Do I have to be a senior? No." demands nothing, "Can graduate
 * students apply? Not yet." says who may not. "I am a transfer student. Can I apply? Yes." tells of whoever asks.
 */
export function withAnswers(statements: readonly Statement[]): readonly Statement[] {
  if (!statements.some((each) => isQuestion(each) || endsInNo(each))) return statements;
  return statements.map((statement, at) => {
    if (statement.part !== "text") return statement;
    if (isDenied(statement, statements[at + 1]))
      return leavesOut(statement) ? leftToCheck(statement) : silent(statement);
    const isOfAsker = tellsOfAsker(statement, statements[at + 1]);
    if (!isOfAsker && !isQuestion(statement)) return statement;
    const answer = statements.slice(at + 1, at + 4).find((next) => !isQuestion(next) && !isMark(next));
    const first = answer?.tokens[0]?.word ?? "";
    const mayApply = isOfAsker || (beginsWith(findPermission, statement) && !beginsWith(findNeed, statement));
    if (no.has(first) && (mayApply || beginsWith(findNeed, statement))) {
      // "Do I need a 3.0 GPA? No, a 2.5 is enough."
      const isPlain = !mayApply && answer?.mentions.length === 0;
      return isPlain ? silent(statement) : leftToCheck(statement);
    }
    return isOfAsker || (mayApply && yes.has(first)) ? silent(statement) : statement;
  });
}

const denials = wordSet("no none false");
const endsInNo = ({ tokens }: Statement): boolean => denials.has(tokens.at(-1)?.word ?? "");

/** "Financial need: | No", "Graduate students - no": a label whose answer denies it. */
const isDenied = (label: Statement, next: Statement | undefined): boolean =>
  endsInNo(label)
    ? label.tokens.length > 1 && /[:-] *$/.test(label.clause.text.slice(0, label.tokens.at(-1)?.start))
    : next?.tokens.length === 1 && endsInNo(next) && next.clause.lead === label.clause.text.trim();

/** "International students: no" leaves them out; "Minority: no" and "US citizens only: no" leave out nobody. */
const leavesOut = ({ mentions, tokens }: Statement): boolean =>
  mentions.some(({ meaning: { about } }) => about === "level" || about === "citizenship" || about === "countries") &&
  !tokens.some(({ word }) => needed.has(word));
const needed = wordSet("only required requirement needed must limited restricted");

/** Questions of a form below "Supplemental Questions": what they ask is left to check, as any answer may be welcome. */
export function askedOnForm(statements: readonly Statement[]): ReadonlySet<Statement> {
  const label = statements.findIndex(({ clause }) => formLabel.test(clause.text.trim()));
  return new Set(label < 0 ? [] : statements.slice(label + 1).filter(isQuestion));
}
const formLabel = /^(?:supplemental|supplementary|additional|application)(?: application)? questions?:?$/i;

const leftToCheck = (statement: Statement): Statement => ({ ...statement, mood: "exclusion", exclusion: null });
