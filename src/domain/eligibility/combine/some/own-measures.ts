import type { Meaning } from "../../mention.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { changeOfMeasure, isLabelOfPersons, isMeasureAlone, isOwnMeasure } from "../../whom/own-measure.ts";
import { anyAward, anyFund, anyStipend } from "../../words/awards.ts";
import type { Statement } from "../statement.ts";

/** What is demanded in a measure of which some may have more or less. */
export type Measure = "gpa" | "age" | "income" | "test_scores" | "enrollment";

/** The measures of which the parts of a statement give some of the applicants their own: "a 3.0 GPA (2.8 for women)". */
export const measuresOfParts = ({ ofOwnMeasure }: Statement): ReadonlySet<Measure> => measuresOfNumbers(ofOwnMeasure);

/** "A 3.2 GPA, which | may be waived": the statement as far as it demands the measure that it changes, or null. */
export function beforeChange(statement: Statement): Statement | null {
  const { tokens, mentions, mood } = statement;
  const change = changeOfMeasure(tokens);
  if (mood !== "demand" || change === null || !tokens.slice(0, change).some(({ word }) => word === "which"))
    return null;
  return { ...statement, mentions: mentions.filter(({ to }) => to <= change), unread: [] };
}

/** The grade that words name for some of the applicants, or null. */
export function gradeOfSome(tokens: readonly Token[]): number | null {
  const grade = tokens.find(({ word }) => isGrade.test(word));
  return grade ? Number(grade.word) : null;
}
const isGrade = /^[1-4]\.\d{1,2}$/;

/**
 * The statements that only give some of the applicants another measure than the one demanded before, each with these measures: "Women need a
 * 2.8", "For veterans the limit is 32", "relaxable by five years for some castes", and labels ("Women", "2.8").
 */
export function statementsOfOwnMeasures(all: readonly Statement[]): ReadonlyMap<Statement, ReadonlySet<Measure>> {
  const found = new Map<Statement, ReadonlySet<Measure>>();
  for (const [at, statement] of all.entries()) {
    if (statement.mood === "exclusion" || statement.mood === "preference") continue;
    const label = all[at - 1];
    const isLabeled = label !== undefined && isLabelOf(label, statement);
    const stated = statedBefore(all, isLabeled ? at - 1 : at, found);
    const measures = ownMeasures(statement, isLabeled, stated);
    if (measures.size === 0) continue;
    found.set(statement, measures);
    if (isLabeled) found.set(label, measures);
  }
  return found;
}

function ownMeasures(statement: Statement, isLabeled: boolean, stated: ReadonlySet<Measure>): ReadonlySet<Measure> {
  const { tokens, mentions, clause } = statement;
  const change = changeOfMeasure(tokens);
  if (change !== null) {
    const subject = tokens.slice(0, change);
    if (ofOthers.hasAny(subject) && measuresByName(subject).length === 0) return none;
    const own = new Set([...mentions.flatMap(({ meaning }) => measureOf(meaning) ?? []), ...measuresByName(tokens)]);
    if (own.size > 0) return own;
    const told = measuresOfNumbers(tokens);
    return ofOthers.hasAny(tokens) ? none : told.size > 0 ? both(told, stated) : none;
  }
  // Whose grades name their levels are all who may apply.
  if (mentions.some(({ meaning }) => meaning.about === "level")) return none;
  const isOwn = isLabeled ? isMeasureAlone(tokens) : isOwnMeasure(tokens, clause.text);
  return isOwn ? both(measuresOfNumbers(tokens), stated) : none;
}
const none: ReadonlySet<Measure> = new Set();
const both = (some: ReadonlySet<Measure>, others: ReadonlySet<Measure>): ReadonlySet<Measure> =>
  new Set([...some].filter((each) => others.has(each)));

/** "Women" above "2.8": a label of some persons. */
const isLabelOf = (label: Statement, { clause }: Statement): boolean =>
  clause.lead !== "" && clause.lead === label.clause.text.trim() && isLabelOfPersons(label.tokens);

/** In statements: "GPA 3.0. Women: 2.8. Veterans: 2.5." */
const farBefore = 4;

/** The measures that the statements before one demand of all. */
function statedBefore(
  all: readonly Statement[],
  at: number,
  found: ReadonlyMap<Statement, unknown>,
): ReadonlySet<Measure> {
  const before = all.slice(Math.max(0, at - farBefore), at).filter((each) => !found.has(each) && isOfAll(each));
  return new Set(before.flatMap(({ mentions }) => mentions.flatMap(({ meaning }) => measureOf(meaning) ?? [])));
}
const isOfAll = ({ tokens, clause, mood }: Statement): boolean =>
  mood === "demand" && !isOwnMeasure(tokens, clause.text);

function measureOf(meaning: Meaning): Measure | null {
  if (meaning.about === "gpa") return "gpa";
  if (meaning.about !== "demand") return null;
  const { demand } = meaning;
  if (demand.about === "check") return demand.kind === "grades" ? "gpa" : demand.kind === "income" ? "income" : null;
  return demand.about === "age" ||
    demand.about === "income" ||
    demand.about === "test_scores" ||
    demand.about === "enrollment"
    ? demand.about
    : null;
}

/** The measures that numbers of these forms may be of: "2.8", "32", "$70,000", "1100", "part-time", "two years". */
function measuresOfNumbers(tokens: readonly Token[]): ReadonlySet<Measure> {
  const measures = new Set<Measure>();
  for (const [at, { word }] of tokens.entries()) {
    const next = wordAt(tokens, at + 1);
    if (isGrade.test(word) || /^\d{2,3}(?:\.\d+)?$/.test(word)) measures.add("gpa");
    if (mayBeAge(tokens, at)) measures.add("age");
    if (/^(?:years?|months?)$/.test(word)) measures.add("age");
    if (wordAt(tokens, at - 1) === "$" || /^\d{1,3}(?:,\d{3})+$|^\d{5,}$/.test(word)) measures.add("income");
    if (/^(?:\d{2}|\d{3,4})$/.test(word)) measures.add("test_scores");
    if (word === "time" && /^(?:part|full|half)$/.test(wordAt(tokens, at - 1))) measures.add("enrollment");
    if (/^\d{1,2}$/.test(word) && ofCredits.test(next)) measures.add("enrollment");
  }
  return measures;
}
/** Whether a token is a number of two digits that can be an age: not "30 | credits", "grades 11 and | 12". */
export const mayBeAge = (tokens: readonly Token[], at: number): boolean =>
  /^[1-9]\d$/.test(wordAt(tokens, at)) &&
  !tokens.slice(at + 1, at + 3).some(({ word }) => ofCredits.test(word)) &&
  !tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:grades?|year|class)$/.test(word));
const ofCredits = /^(?:credits?|hours?|units?)$/;

const measuresByName = (tokens: readonly Token[]): Measure[] => [
  ...(ofAges.hasAny(tokens) ? (["age"] as const) : []),
  ...(ofGrades.hasAny(tokens) ? (["gpa"] as const) : []),
  ...(ofIncomes.hasAny(tokens) ? (["income"] as const) : []),
];
const ofAges = tokenSet("age ages aged older younger");
const ofGrades = tokenSet("gpa grade grades average");
const ofIncomes = tokenSet("income incomes");

/** "The deadline was extended", "the award may be extended by one year", "tuition is reduced". */
const ofOthers = tokenSet(
  `deadline deadlines application applications program programme period tuition fee fees cost costs amount amounts price funding reapply renew renewed ${anyAward} ${anyFund} ${anyStipend}`,
);
