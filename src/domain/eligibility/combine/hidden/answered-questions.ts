import { readExclusion } from "../../exclusion/exclusions.ts";
import type { Meaning } from "../../mention.ts";
import { namesPerson } from "../../mood/people.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
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
    if (isDenied(statement, statements[at + 1])) return leavesOut(statement) ? leftOut(statement) : silent(statement);
    const isOfAsker = tellsOfAsker(statement, statements[at + 1]);
    if (!isOfAsker && !isQuestion(statement)) return statement;
    const answer = statements.slice(at + 1, at + 4).find((next) => !isQuestion(next) && !isMark(next));
    const first = wordAt(answer?.tokens ?? [], 0);
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

/** "Seniors: no", "Online programs: no" leave out students; "Financial need: no" and "US citizens only: no" tell what nobody needs. */
const leavesOut = ({ mentions, tokens }: Statement): boolean =>
  !tokens.some(({ word }) => needed.has(word)) &&
  (namesPerson(tokens) || kindsOfStudy.hasAny(tokens) || mentions.some(({ meaning }) => narrowsStudents(meaning)));
const kindsOfStudy = tokenSet("programs courses schools colleges universities degrees study studies");
const needed = wordSet("only required requirement requirements needed must limited restricted minimum min");

/** What the column excludes is compared where it is understood, else left to check. */
function leftOut(statement: Statement): Statement {
  const { tokens, clause, part, names } = statement;
  const to = tokens.length;
  const no = { from: endsInNo(statement) ? to - 1 : to, to, isTail: false };
  return { ...statement, mood: "exclusion", exclusion: readExclusion({ ...clause, tokens, part }, no, names) };
}

/** Whether words tell of whom or of what study: not of a need, a grade or a paper, which one may do without. */
const narrowsStudents = (meaning: Meaning): boolean =>
  meaning.about === "demand"
    ? meaning.demand.about === "check"
      ? ofStudents.has(meaning.demand.kind)
      : meaning.demand.about !== "test_scores" && meaning.demand.about !== "income"
    : !mayLack.has(meaning.about);
const mayLack: ReadonlySet<string> = new Set(["gpa", "financial_need", "groups", "nothing"]);
const ofStudents: ReadonlySet<string> = new Set(["program", "place", "level", "school", "employment", "prior_award"]);

/** Questions of a form below "Supplemental Questions": what they ask is left to check, as any answer may be welcome. */
export function askedOnForm(statements: readonly Statement[]): ReadonlySet<Statement> {
  const label = statements.findIndex(({ clause }) => formLabel.test(clause.text.trim()));
  return new Set(label < 0 ? [] : statements.slice(label + 1).filter(isQuestion));
}
const formLabel = /^(?:supplemental|supplementary|additional|application)(?: application)? questions?:?$/i;

const leftToCheck = (statement: Statement): Statement => ({ ...statement, mood: "exclusion", exclusion: null });
