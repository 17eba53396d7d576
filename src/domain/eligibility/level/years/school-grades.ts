import { grammar, type Mention, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { type Token, withWord } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";

const ordinals: ReadonlyMap<string, number> = new Map([
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
  ["k", 0],
  ["kindergarten", 0],
]);
const skipped = /^(?:th|or|and|a|an|in|from|between|the|grade|grades)$/;
const ranges = /^(?:to|through|thru)$/;
const check = toCheck("level");

const gradeWords = tokenSet("grade grades grader graders");

/** Grades of school: "10th, 11th or 12th grade", "grades 9-12", "twelfth graders". */
export const schoolGrades = grammar({ clause: [gradeWords], lead: [gradeWords] }, ({ tokens, text, lead }) => {
  if (/^(?:current )?grades?(?: levels?)?(?: in school)?$/i.test(lead) && gradeOf(tokens[0]) !== null) {
    const [first] = tokens;
    const behind = first && gradesAfter([withWord(first, "grade"), ...tokens], text, 0);
    if (behind && behind.to > tokens.length) return [{ ...behind, to: tokens.length }];
  }
  return gradeWords.placesIn(tokens).flatMap((at) => {
    if (isNegated(tokens, at) || isTaught(tokens, at)) return [];
    const found = gradesBefore(tokens, text, at) ?? gradesAfter(tokens, text, at);
    return found ? [found] : [];
  });
});

/** "Teachers of | grades 7 to 12" are in none of them, but who is "nominated by a teacher and in | grade 12" is. */
function isTaught(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 5), at);
  const teacher = before.findLastIndex(({ word }) => teaching.has(word));
  return teacher >= 0 && !before.slice(teacher).some(({ word }) => goesOn.has(word));
}
const teaching = wordSet("teacher teachers teach teaches teaching educator educators instructor instructors");
const goesOn = wordSet("and be are is must");

function gradesBefore(tokens: readonly Token[], text: string, at: number): Mention | null {
  let from = at;
  while (isPart(tokens, from - 1) && at - from < 14) from--;
  while (from < at && gradeOf(tokens[from]) === null) from++;
  if (from === at) return null;
  const to = /^students?$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return { from, to, ...meaningOf(tokens, text, from, at) };
}

function gradesAfter(tokens: readonly Token[], text: string, at: number): Mention | null {
  let to = at + 1;
  while (isPart(tokens, to) && !isOfYear(tokens, to) && to - at < 14) to++;
  while (to > at + 1 && gradeOf(tokens[to - 1]) === null) to--;
  return to === at + 1 ? null : { from: at, to, ...meaningOf(tokens, text, at + 1, to) };
}

/** "Grade 11, 12 or | 1st yr | of college". */
const isOfYear = (tokens: readonly Token[], at: number): boolean =>
  /^(?:st|nd|rd)$/.test(tokens[at + 1]?.word ?? "") && /^(?:years?|yrs?)$/.test(tokens[at + 2]?.word ?? "");

const isPart = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? "";
  return gradeOf(tokens[at]) !== null || skipped.test(word) || ranges.test(word);
};

/** The grade of school that a word names, 0 for kindergarten; null for other words. */
export function gradeOf(token: Token | undefined): number | null {
  const number = ordinals.get(token?.word ?? "") ?? Number(token?.word);
  return Number.isInteger(number) && number >= 0 && number <= 12 ? number : null;
}

/** Grades below the ninth are not those of a high school. Beside others they demand nothing of its students. */
function meaningOf(tokens: readonly Token[], text: string, from: number, to: number): Pick<Mention, "meaning"> {
  const grades: number[] = [];
  for (let at = from; at < to; at++) {
    const grade = gradeOf(tokens[at]);
    if (grade === null) continue;
    const last = grades.at(-1);
    const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
    const isRange = ranges.test(tokens[at - 1]?.word ?? "") || /^\s*-\s*$/.test(between);
    if (last !== undefined && isRange) for (let each = last + 1; each < grade; each++) grades.push(each);
    grades.push(grade);
  }
  const high = grades.filter((grade) => grade >= 9);
  if (high.length === 0) return { meaning: check };
  const years = [...new Set(high.map((grade) => 12 - grade))].toSorted((a, b) => b - a);
  return { meaning: { about: "level", levels: ["high_school"], years_left: years } };
}
