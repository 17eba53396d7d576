import { grammar, type Mention, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { gap, type Token, withWord, wordAt } from "../../text/tokens.ts";
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
/** Classes of schools in India and elsewhere. */
const romans: ReadonlyMap<string, number> = new Map([
  ["vi", 6],
  ["vii", 7],
  ["viii", 8],
  ["ix", 9],
  ["x", 10],
  ["xi", 11],
  ["xii", 12],
]);
const skipped = /^(?:th|or|and|a|an|in|from|between|the|grades?|class(?:es)?|standards?|std|years?)$/;
const ranges = /^(?:to|through|thru)$/;
const check = toCheck("level");

/** How a school counts its years: "grade 11", "class XI", "Year 12". */
type Unit = "grade" | "class" | "year";
const unitWords = tokenSet("grade grades grader graders class classes standard standards std year years");
const unitOf = (word = ""): Unit => (word.startsWith("grade") ? "grade" : word.startsWith("year") ? "year" : "class");
const unitLabel = tokenSet("grade grades class classes standard standards");

/** Grades of school: "10th, 11th or 12th grade", "grades 9-12", "twelfth graders", "class XI and XII", "Year 12 or 13". */
export const schoolGrades = grammar({ clause: [unitWords], lead: [unitLabel] }, ({ tokens, text, lead }) => {
  const label = /^(?:current )?(grade|class|standard)(?:s|es)?(?: levels?)?(?: in school)?$/i.exec(lead)?.[1];
  if (label && numberOf(tokens[0], unitOf(label)) !== null) {
    const [first] = tokens;
    const behind = first && gradesAfter([withWord(first, label), ...tokens], text, 0);
    if (behind && behind.to > tokens.length) return [{ ...behind, to: tokens.length }];
  }
  const found = unitWords.placesIn(tokens).flatMap((at) => {
    if (isNegated(tokens, at) || isTaught(tokens, at)) return [];
    const mention = gradesBefore(tokens, text, at) ?? gradesAfter(tokens, text, at);
    const unit = unitOf(tokens[at]?.word);
    return mention ? [{ mention, unit, isOver: !isNow(tokens, mention, unit) }] : [];
  });
  const isLeft = found.some(({ isOver, unit }) => isOver && unit === "year");
  return found.flatMap(({ mention, isOver, unit }): Mention[] => {
    if (isOver) return unit === "year" ? [{ ...mention, meaning: check }] : [];
    // "Will complete Year 12 this year, or has completed Year 12": the class is one of two.
    return [isLeft ? { ...mention, meaning: { about: "level", levels: ["high_school"] }, also: [check] } : mention];
  });
});

/** "Students of class 12", "studying in class XI", "completing Year 12": not one that is over, nor its examination. */
function isNow(tokens: readonly Token[], { from, to }: Mention, unit: Unit): boolean {
  if (unit === "grade") return true;
  const before = tokens.slice(Math.max(0, from - 12), from).map(({ word }) => word);
  // "Completing Year 12" is now.
  if (unit === "year")
    return !before.slice(-3).some((word) => /^(?:completed|finished|passed|after|since)$/.test(word));
  if (before.some((word) => over.has(word)) || tokens.slice(to, to + 3).some(({ word }) => over.has(word)))
    return false;
  return (
    before.length === 0 || before.slice(-5).some((word) => learners.has(word)) || learners.has(wordAt(tokens, to - 1))
  );
}
const over = wordSet(
  "pass passed passing passes complete completed completing completion clear cleared clearing after finished qualified marks mark score scored scoring percentage percent % aggregate exam exams examination examinations board boards result results minimum held secured obtained topped",
);
const learners = wordSet(
  "student students pupil pupils learner learners study studying studies enrolled in of for from attending entering child children girls boys youth read reading",
);

/** "Teachers of | grades 7 to 12" are in none of them, but who is "nominated by a teacher and in | grade 12" is. */
function isTaught(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 5), at);
  const teacher = before.findLastIndex(({ word }) => teaching.has(word));
  return teacher >= 0 && !before.slice(teacher).some(({ word }) => goesOn.has(word));
}
const teaching = wordSet("teacher teachers teach teaches teaching educator educators instructor instructors");
const goesOn = wordSet("and be are is must");

/** "10th or 11th | grade"; a year of study ("12 years", "third year") is none of school. */
function gradesBefore(tokens: readonly Token[], text: string, at: number): Mention | null {
  const unit = unitOf(tokens[at]?.word);
  const isOrdinal =
    tokens[at - 1]?.word === "th" || ordinals.has(wordAt(tokens, at - 1)) || romans.has(wordAt(tokens, at - 1));
  if (unit === "year" || (unit === "class" && !isOrdinal)) return null;
  let from = at;
  while (isPart(tokens, from - 1, unit) && at - from < 14) from--;
  while (from < at && numberOf(tokens[from], unit) === null) from++;
  return from === at
    ? null
    : mentionOf(tokens, text, unit, { from, to: withLearners(tokens, at + 1), first: from, last: at });
}

function gradesAfter(tokens: readonly Token[], text: string, at: number): Mention | null {
  const unit = unitOf(tokens[at]?.word);
  let to = at + 1;
  if (numberOf(tokens[to], unit) === null && unit !== "grade") return null;
  while (isPart(tokens, to, unit) && !isOfYear(tokens, to) && to - at < 14) to++;
  while (to > at + 1 && numberOf(tokens[to - 1], unit) === null) to--;
  return to === at + 1
    ? null
    : mentionOf(tokens, text, unit, { from: at, to: withLearners(tokens, to), first: at + 1, last: to });
}

const withLearners = (tokens: readonly Token[], to: number): number =>
  /^(?:students?|pupils?|learners?|leavers)$/.test(wordAt(tokens, to)) ? to + 1 : to;

/** "Grade 11, 12 or | 1st yr | of college". */
const isOfYear = (tokens: readonly Token[], at: number): boolean =>
  /^(?:st|nd|rd)$/.test(wordAt(tokens, at + 1)) && /^(?:years?|yrs?)$/.test(wordAt(tokens, at + 2));

const isPart = (tokens: readonly Token[], at: number, unit: Unit): boolean => {
  const word = wordAt(tokens, at);
  return numberOf(tokens[at], unit) !== null || skipped.test(word) || ranges.test(word);
};

/** The year of school that a word names where a unit stands beside it. */
function numberOf(token: Token | undefined, unit: Unit): number | null {
  if (unit === "class") return romans.get(token?.word ?? "") ?? gradeOf(token);
  return unit === "year" && token?.word === "13" ? 13 : gradeOf(token);
}

/** The grade of school that a word names, 0 for kindergarten; null for other words. */
export function gradeOf(token: Token | undefined): number | null {
  const number = ordinals.get(token?.word ?? "") ?? Number(token?.word);
  return Number.isInteger(number) && number >= 0 && number <= 12 ? number : null;
}

/** Grades below the ninth are not those of a high school. Beside others they demand nothing of its students. */
function mentionOf(
  tokens: readonly Token[],
  text: string,
  unit: Unit,
  { from, to, first, last }: { from: number; to: number; first: number; last: number },
): Mention | null {
  const grades: number[] = [];
  for (let at = first; at < last; at++) {
    const grade = numberOf(tokens[at], unit);
    if (grade === null) continue;
    const before = grades.at(-1);
    const isRange = ranges.test(wordAt(tokens, at - 1)) || /^\s*-\s*$/.test(gap(tokens, text, at));
    if (before !== undefined && isRange) for (let each = before + 1; each < grade; each++) grades.push(each);
    grades.push(grade);
  }
  // "Year 3" may be one of a college, "class 2" a license. Where Year 13 is the last one, Year 12 is not.
  if (Math.max(...grades) < { grade: 0, class: 9, year: 11 }[unit]) return null;
  const oldest = grades.includes(13) ? 13 : 12;
  const high = grades.filter((grade) => grade >= oldest - 3);
  if (high.length === 0) return { from, to, meaning: check };
  const years = [...new Set(high.map((grade) => oldest - grade))].toSorted((a, b) => b - a);
  return { from, to, meaning: { about: "level", levels: ["high_school"], years_left: years } };
}
