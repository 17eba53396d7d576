import { numberInWord } from "../../words/number-words.ts";
import { isAnybody, namesPerson, namesSome } from "../mood/people.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

/** Words of a clause, from token `from` to `to` (excluded), that give some of the applicants a measure of their own: "(women: 32)". */
type Part = { from: number; to: number };

/**
 * The parts of a clause in which some of the applicants have a measure of their own, so that their words demand nothing of the others: "a 3.0
 * GPA (2.5 for veterans)", "under 30; women: 32", "full-time, or half-time for parents". None where each measure names its persons
 * ("3.0 for seniors, 2.5 for college students"): these are all who may apply.
 */
export function partsWithOwnMeasure(tokens: readonly Token[], text: string): Part[] {
  if (!joints.hasAny(tokens) && !text.includes(":")) return [];
  if (!hasMeasure(tokens) && !text.includes("(")) return [];
  const [main, ...others] = segmentsOf(tokens, text);
  if (main === undefined || isPart(main, tokens, text)) return [];
  // "A grade point average (GPA) | of 2.5 for seniors | or 3.0 for college students".
  const measured = [main, ...others].filter(({ from, to }) => hasMeasure(tokens.slice(from, to)));
  if (measured.length > 1 && measured.every((each) => isPart(each, tokens, text))) return [];
  return others.filter(
    (each) => isPart(each, tokens, text) && (each.inBrackets || hasMeasure(tokens.slice(main.from, each.from))),
  );
}

/** Whether the whole clause gives some of the applicants a measure of their own: "For women, a 2.8 is required". */
export function isOwnMeasure(tokens: readonly Token[], text: string): boolean {
  const led = leadingPersons(tokens, text).length;
  const to = endOfSegment(tokens, text, led);
  return to === tokens.length && isPart({ from: 0, to, inBrackets: false }, tokens, text);
}

/** The words before the comma of "For women, | a 2.8 is required"; none where a clause does not begin so. */
export function leadingPersons(tokens: readonly Token[], text: string): readonly Token[] {
  if (wordAt(tokens, 0) !== "for") return [];
  const to = endOfSegment(tokens, text, 0);
  return to < tokens.length && to <= longestPersons && sayWhichPersons(tokens.slice(1, to)) ? tokens.slice(0, to) : [];
}

/** The token behind the words that a comma, a semicolon or a bracket parts from the next ones, from token `from`. */
export function endOfSegment(tokens: readonly Token[], text: string, from: number): number {
  let to = from + 1;
  while (to < tokens.length && !marks.test(gap(tokens, text, to))) to++;
  return Math.min(to, tokens.length);
}
const marks = /[,;()]/;

/** Whether words are some of those who apply, as a label: "Women", "Transfer students". */
export const isLabelOfPersons = (tokens: readonly Token[]): boolean =>
  tokens.length <= longestPersons && sayWhichPersons(tokens);

/** Whether words are a measure and nothing else: "2.8", "up to 32 years", "must have at least a 3.0 GPA". */
export const isMeasureAlone = (tokens: readonly Token[]): boolean =>
  hasMeasure(tokens) && tokens.every(({ word }) => plain.has(word) || isNumber(word));
const isNumber = (word: string): boolean => /^\d+(?:[.,]\d+)*$/.test(word) || numberInWord(word) !== null;
const plain = wordSet(`
a an the at least most minimum min maximum max of gpa cgpa average averages grade grades point points cumulative score scores sat act income incomes under over below above up to
no not need needs older younger more less lower higher than with year years month months old age aged ages limit is are was required require needed enough sufficient lowered reduced raised only just it
may be can must should have has also too instead earn hold hour hours credit credits unit units full half part time study enroll enrolled enrollment basis percent % $ + and or on scale
`);

/**
 * The token where words let a measure be another one for some, whomever they name: "one year more", "the limit | may be raised", "relaxable by
 * five years". Null for what else is extended, raised or waived: "extended to residents", "raised by a single parent", "the fee is waived".
 */
export function changeOfMeasure(tokens: readonly Token[]): number | null {
  const change = findChange(tokens).find(
    // "Agricultural Extension" is a field.
    ({ from, to }) => to > from + 1 || (!(from > 0 && tokens[from]?.capital) && isOfMeasure(tokens, from)),
  );
  return change ? change.from : null;
}

/** Whether a measure is the subject of a verb: "the age limit may be | extended", "a 3.2 GPA, which is | waived". Nouns ("relaxation") need none. */
function isOfMeasure(tokens: readonly Token[], at: number): boolean {
  if (!participles.has(wordAt(tokens, at))) return true;
  const next = wordAt(tokens, at + 1);
  if (notOfMeasure.has(next) || (next === "to" && !/^\d/.test(wordAt(tokens, at + 2)))) return false;
  let to = at;
  while (to > 0 && helping.has(wordAt(tokens, to - 1))) to--;
  if (to === at) return false;
  if (/^(?:it|this)$/.test(wordAt(tokens, to - 1))) return true;
  const joint = tokens.slice(0, to).findLastIndex(({ word }) => parting.has(word));
  return tokens.slice(Math.max(joint + 1, to - longestMeasure), to).some(({ word }) => measured.has(word));
}
const participles = wordSet("extended relaxed raised lifted waived");
const notOfMeasure = wordSet("a an the offer offers admission");
const helping = wordSet(
  "is are was were be been being may can could will would might has have also sometimes only not",
);
const parting = wordSet("and or but must should who with");
/** In tokens: "the minimum | grade point average | of 3.0 which". */
const longestMeasure = 9;
const measured = wordSet(
  "limit limits age ages requirement requirements gpa cgpa grade grades average income incomes ceiling minimum maximum score scores threshold",
);

const some = "(a|an|one|two|three|four|five|six|1|2|3|4|5|6|8|10)";
const findChange = phraseFinder<true>([
  [
    `${some} (extra|additional|further|) (year|years|month|months) (more|longer|older|extra|later|extension|relaxation)`,
    true,
  ],
  [
    `(plus|another|further|additional|extra|by) ${some} (extra|additional|further|more|) (year|years|month|months)`,
    true,
  ],
  [`${some} (extra|additional|further) (year|years)`, true],
  ["(extended|extendable|extension|extensions|relaxed|relaxable|relaxation|raised|lifted|waived)", true],
  ["(lowered|reduced) (to|by|for)", true],
]);

type Segment = Part & { inBrackets: boolean };

/** The words of a clause between its commas, semicolons and brackets, and behind "or". */
function segmentsOf(tokens: readonly Token[], text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const between = at < tokens.length ? gap(tokens, text, at) : "";
    const isOr = wordAt(tokens, at) === "or" && hasMeasure(tokens.slice(at + 1, at + 4));
    if (at < tokens.length && !marks.test(between) && !isOr) continue;
    segments.push({ from: isJoint(wordAt(tokens, from)) ? from + 1 : from, to: at, inBrackets: depth > 0 });
    if (between.includes(")")) depth = 0;
    if (between.includes("(")) depth = 1;
    from = at;
  }
  return segments;
}
const isJoint = (word: string): boolean => /^(?:or|and|but)$/.test(word);

function isPart({ from, to, inBrackets }: Segment, tokens: readonly Token[], text: string): boolean {
  const words = tokens.slice(from, to);
  return measuresFor(words, inBrackets) || personsHave(words, { tokens, from, text, inBrackets });
}

/** "2.8 | for | women", "32 | in the case of | veterans"; in brackets "VASA | for | undocumented students" too. */
function measuresFor(words: readonly Token[], inBrackets: boolean): boolean {
  const at = words.findIndex(
    ({ word }, i) => /^(?:for|if)$/.test(word) || (word === "case" && wordAt(words, i + 1) === "of"),
  );
  const measure = words.slice(0, Math.max(0, at));
  const isMeasure = isMeasureAlone(measure) || (inBrackets && measure.length <= 3);
  const persons = words.slice(at + (wordAt(words, at) === "case" ? 2 : 1));
  return measure.length > 0 && isMeasure && persons.length <= longestPersons && sayWhichPersons(persons);
}
/** In tokens: "those who served in the | armed forces". */
const longestPersons = 8;

type Place = { tokens: readonly Token[]; from: number; text: string; inBrackets: boolean };

/** "Women | : 32", "veterans | need only a 2.5", "for mothers | the limit is 35". */
function personsHave(words: readonly Token[], { tokens, from, text, inBrackets }: Place): boolean {
  const first = wordAt(words, 0) === "for" ? 1 : 0;
  for (let at = first + 1; at < Math.min(words.length, first + longestPersons); at++) {
    const isColon = /[:,]/.test(gap(tokens, text, from + at));
    // "Undergraduates need a 3.0, graduates | a 3.5".
    const isArticle = articles.has(wordAt(words, at)) && (first > 0 || namesPerson(words.slice(at - 1, at)));
    if (!isColon && !isArticle && !having.has(wordAt(words, at))) continue;
    const persons = words.slice(first, at);
    const isTold = isMeasureAlone(words.slice(at)) || (inBrackets && isColon);
    return isTold && sayWhichPersons(persons) && !persons.some(({ word }) => narrowing.has(word) || /\d/.test(word));
  }
  return false;
}
const having = wordSet("need needs may must can require required not");
const articles = wordSet("the a an it");
const narrowing = wordSet("who whose that which under over between aged age in from of at is are to by when if as for");

/** Persons of whom more is said than that they apply: "women", "transfer | students", "those | with a disability". */
const sayWhichPersons = (words: readonly Token[]): boolean =>
  namesSome(words) ||
  kinOf.hasAny(words) ||
  words.some(
    ({ word }, at) =>
      isAnybody(word) && ((at > 0 && !ofAll.has(wordAt(words, at - 1))) || saysWhich.test(wordAt(words, at + 1))),
  );
const saysWhich = /^(?:with|from|who|whose|in|at|of)$/;
const kinOf = tokenSet("family families household households castes caste");
const ofAll = wordSet(
  "all the every each any a an our these who are you your is to be apply applying eligible qualified successful interested potential prospective selected",
);

/** "2.8", "32", "$70,000", "part-time", "two years": what some may have more or less of. Not "$500", which they get. */
export const hasMeasure = (words: readonly Token[]): boolean =>
  words.some(
    ({ word }, at) =>
      /^\d+(?:[.,]\d+)*$/.test(word) ||
      (word === "time" && /^(?:part|full|half)$/.test(wordAt(words, at - 1))) ||
      (/^(?:years?|months?|hours?|credits?)$/.test(word) && numberInWord(wordAt(words, at - 1)) !== null),
  );
const joints = tokenSet("for if case need needs may must can require required");
