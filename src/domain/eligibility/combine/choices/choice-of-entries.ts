import { beginsWithPersons } from "../../doubt/several-persons.ts";
import type { Mention } from "../../mention.ts";
import { tellsWhatToBe } from "../../mood/list-entry.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, tokensOfLead, wordAt } from "../../text/tokens.ts";
import { isQuestion, type Statement } from "../statement.ts";
import { kindOf } from "./alternatives.ts";

/** What the entries of a list are called of which one is enough. Of fields and places all are values. */
const ofEntries =
  "criteria|conditions|requirements|categories|qualifications|groups|circumstances|situations|eligibility criteria|eligibility requirements|backgrounds|characteristics|identities|traits|factors|statements|statuses|experiences|populations|criteria below|conditions below";
const findChoices = phraseFinder([
  [`(one|any|one or more|at least one|either) of (the following|these|those|the) (${ofEntries}|)`, true],
  [`(two|three|at least two|at least three|two or more|most) of the following (${ofEntries}|)`, true],
  ["either", true],
]);

/** Whether the words before a list say that one of its entries is enough: "Applicants must either:". */
function offersChoice(lead: string): boolean {
  const tokens = tokensOfLead(lead);
  return findChoices(tokens).some(({ to }) => to === tokens.length);
}

/**
 * The statements of lists of which one entry is enough, without what not every entry names: "must be one of the following:
 * a veteran; a resident of Ohio" demands neither. Entries of one kind are left as they are: their values are a choice.
 */
export function withoutChoices(statements: readonly Statement[]): { statements: Statement[]; choices: Set<Statement> } {
  const choices = new Set<Statement>();
  const result: Statement[] = [];
  for (const list of listsOf(statements)) {
    const entries = list.filter(({ clause }) => clause.lead === list[0]?.clause.lead);
    const kinds = entries.map(kindsOf);
    // "Two of the following: woman, veteran, resident of Ohio".
    const isList = entries.length > 1 || kinds.some((names) => ofPersons.filter((kind) => names.has(kind)).length > 1);
    const isChoice = isList && offersChoice(entries[0]?.clause.lead ?? "");
    for (const entry of list) {
      if (!entries.includes(entry)) {
        result.push(entry);
        continue;
      }
      const isShared = (kind: string) => !isChoice || (entries.length > 1 && kinds.every((names) => names.has(kind)));
      const mentions = entry.mentions.filter((each) => each.meaning.about === "nothing" || isShared(kindOf(each)));
      const left = mentions.length === entry.mentions.length ? entry : { ...entry, mentions };
      if (left !== entry) choices.add(left);
      result.push(left);
    }
  }
  return { statements: withoutOthers(result, choices), choices };
}

const ofPersons = ["groups", "states", "citizenship", "countries"];

/** "Ohio residents; or students at Kenyon College": neither is demanded of all. Adds both statements to the choices. */
function withoutOthers(statements: readonly Statement[], choices: Set<Statement>): Statement[] {
  const result = [...statements];
  for (let at = 1; at < result.length; at++) {
    const [before, other] = [result[at - 1], result[at]];
    if (isOr(other)) withoutBoth(result, at, choices);
    if (!before || !other || before.part !== other.part || before.mood !== "demand") continue;
    const isAnd = other.tokens[0]?.word === "and" && other.clause.goesOn === true;
    if (other.tokens[0]?.word !== "or" && !isAnd) continue;
    const first = firstOfSentence(result, at);
    // "Students of law; paralegal students; and seniors who ...": each of them may apply.
    if (isAnd && !(first < at - 1 && result.slice(first, at + 1).every(({ tokens }) => beginsWithPersons(tokens))))
      continue;
    // "...; or an employee who was hurt in the line of duty" tells of one more who may apply.
    const isOneMore = other.mood === "background" && other.clause.goesOn && first < at - 1;
    // "Are you 24 and coming back? Or have you been away?"
    const isAsked = isQuestion(before) && isQuestion(other);
    if (other.mood !== "demand" && !isOneMore && !isAsked) continue;
    if (first < at - 1 && isOneChoice(result.slice(first, at + 1))) {
      withoutUnshared(result, first, at, choices);
      continue;
    }
    // "Be a citizen and be a senior; or a sophomore": the citizenship is demanded of both.
    const lastAnd = isAsked ? -1 : before.tokens.findLastIndex(({ word }) => word === "and");
    const [kinds, others] = [roughKindsOf(before), roughKindsOf(other)];
    result[at - 1] = withoutKinds(before, (each) => each.from < lastAnd || others.has(roughKindOf(each)), choices);
    result[at] = withoutKinds(other, (each) => kinds.has(roughKindOf(each)), choices);
  }
  return result;
}

/** A line of its own between two entries: "OR". */
const isOr = (statement: Statement | undefined): boolean =>
  statement?.tokens.length === 1 && statement.tokens[0]?.word === "or";

/** Neither what stands before an "OR" nor what stands behind it is demanded of all, but what both name. */
function withoutBoth(result: Statement[], at: number, choices: Set<Statement>): void {
  const [before, other] = [result[at - 1], result[at + 1]];
  if (!before || !other || before.part !== "text" || before.mood !== "demand" || other.mood !== "demand") return;
  const [kinds, others] = [roughKindsOf(before), roughKindsOf(other)];
  result[at - 1] = withoutKinds(before, (each) => others.has(roughKindOf(each)), choices);
  result[at + 1] = withoutKinds(other, (each) => kinds.has(roughKindOf(each)), choices);
}

/** "A veteran; a spouse; | or a child": where the parts begin that semicolons join. */
function firstOfSentence(statements: readonly Statement[], last: number): number {
  let first = last;
  while (first > 0 && statements[first]?.clause.goesOn && statements[first - 1]?.mood === "demand") first--;
  return first;
}

/**
 * "A veteran; a spouse; or a child", "either be ...; be ...; or be ...", "applicants are ...; are ...; or are ...", but not "be a resident;
 * have a degree; be a citizen; or ...".
 */
const isOneChoice = ([first, ...others]: readonly Statement[]): boolean =>
  first?.tokens.some(({ word }) => word === "either") === true ||
  (first !== undefined && others.every(({ tokens }) => goesOnWithVerbOf(first, tokens))) ||
  others.every(({ tokens }) => !tellsWhatToBe(tokens) && !/^(?:must|they)$/.test(wordAt(tokens, 0)));

/** "Applicants | are | seniors; | are | in college; | or are | back at school". */
const goesOnWithVerbOf = ({ tokens }: Statement, later: readonly Token[]): boolean => {
  const verb = wordAt(later, wordAt(later, 0) === "or" ? 1 : 0);
  return /^(?:are|is)$/.test(verb) && tokens.some(({ word }) => word === verb);
};

/** Keeps of several parts joined by "or" what all of them name. */
function withoutUnshared(result: Statement[], first: number, last: number, choices: Set<Statement>): void {
  const parts = result.slice(first, last + 1);
  const kinds = parts.map(roughKindsOf);
  for (const [at, part] of parts.entries()) {
    const shared = at === 0 ? part.tokens.findLastIndex(({ word }) => word === "and") : -1;
    const isShared = (each: Mention) => each.from < shared || kinds.every((names) => names.has(roughKindOf(each)));
    result[first + at] = withoutKinds(part, isShared, choices);
  }
}

/** The statement without the mentions that `isKept` refuses. If there are such, it joins the choices. */
function withoutKinds(statement: Statement, isKept: (mention: Mention) => boolean, choices: Set<Statement>): Statement {
  const mentions = statement.mentions.filter((each) => each.meaning.about === "nothing" || isKept(each));
  if (mentions.length === statement.mentions.length) return statement;
  const left = { ...statement, mentions };
  choices.delete(statement);
  choices.add(left);
  return left;
}

const roughKindsOf = ({ mentions }: Statement) => new Set(mentions.map(roughKindOf));

/**
 * Citizenship of the US and of other countries are one kind here: "a Canadian citizen; or a permanent resident". The level of a
 * college that somebody attends or begins is another than a stated one: "a high school senior; or accepted at a college".
 */
const roughKindOf = (mention: Mention): string =>
  mention.meaning.about === "level" && (mention.meaning.entering || mention.meaning.implied)
    ? "level to come"
    : /^(?:countries|citizenship|check citizenship)$/.test(kindOf(mention))
      ? "citizenship"
      : kindOf(mention);

const kindsOf = ({ mentions }: Statement) =>
  new Set(mentions.filter(({ meaning }) => meaning.about !== "nothing").map(kindOf));

/** First words of a sentence of its own, which follows a list. */
const beginsAnew = /^(?:must|applicants?|candidates?|students?|all|you|recipients?|this|the)$/;

/** The statements, those in a row that have the same words before them together. What an entry adds without a demand parts no list. */
function listsOf(statements: readonly Statement[]): Statement[][] {
  const lists: Statement[][] = [];
  for (const [at, statement] of statements.entries()) {
    const list = lists.at(-1);
    const { lead } = statement.clause;
    const above = list?.[0]?.clause.lead ?? "";
    const isAside = lead === "" && statement.mood !== "demand" && statement.mood !== "exclusion";
    if (isAside && above !== "" && statements[at + 1]?.clause.lead === above) {
      list?.push(statement);
      continue;
    }
    const isEntry = lead !== "" && list?.[0]?.clause.lead === lead && list[0].part === statement.part;
    const word = wordAt(statement.tokens, 0);
    // All entries may begin so: "You are a carer".
    const isAnew = beginsAnew.test(word) && list?.[0]?.tokens[0]?.word !== word;
    if (list && isEntry && !isAnew) list.push(statement);
    else lists.push([statement]);
  }
  return lists;
}
