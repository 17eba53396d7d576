import { type PhraseTable, phraseFinder } from "../eligibility/text/phrases.ts";
import { tokensOf } from "../eligibility/text/tokens.ts";

const names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;
const endings = ["st", "nd", "rd", "th", "th", "th", "th", "th"] as const;
const grades = names.map((_, at) => at + 1);
const firstHighGrade = 9;

/** The word of the text index for what takes students of a grade from 1 to 8, which no text has. */
const wordOf = (grade: number): string => `takespupils${names[grade - 1]}`;
const wordsOf = (from: number, to: number): string =>
  grades
    .filter((grade) => from <= grade && grade <= to)
    .map(wordOf)
    .join("|");

/** How students below ninth grade tell where they are, each with the words of the text index for it. */
export const youngerStudents: PhraseTable<string> = [
  ...grades.map((grade): [string, string] => {
    const numbered = `${grade} ${endings[grade - 1]}`;
    return [`(${numbered}|${names[grade - 1]}) (grade|grader|graders)`, wordOf(grade)];
  }),
  ...grades.map((grade): [string, string] => [`grade ${grade}`, wordOf(grade)]),
  ["middle (school|schooler|schoolers)", wordsOf(6, 8)],
  ["junior high (school|schooler|schoolers|)", wordsOf(6, 8)],
  ["(elementary|primary|grade) (school|schooler|schoolers)", wordsOf(1, 5)],
];

const findYounger = phraseFinder(youngerStudents);
/** Whether a topic tells that the student is below ninth grade. */
export const isBelowNinth = (topic: string): boolean => findYounger(tokensOf(topic)).length > 0;

/** "Grades 6 to 12", "7th or 8th grade", "between the 8th and 11th grade", "kindergarten to grade 12". */
const ofGrades =
  /\bgrades? (\d{1,2})(?:,? (?:to|through|and|or|-) (\d{1,2}))?\b|\b(\d{1,2})(?:st|nd|rd|th)(?:,? (?:to|through|and|or) (\d{1,2})(?:st|nd|rd|th))?[ -]grade|\bkindergarten (?:to|through) (?:grade )?(\d{1,2})\b|\b(middle school) students\b/gi;
const ofTeachers = /\bteach/i;

/** The words of the text index for the grades below nine that lines of a scholarship name. Who teaches them is no student of one. */
export function youngerGradesIn(lines: readonly string[]): string[] {
  const taken = new Set<number>();
  for (const line of lines) {
    if (!/\bgrade|kindergarten|middle school/i.test(line) || ofTeachers.test(line)) continue;
    for (const [, one, other, nth, last, fromStart, middle] of line.matchAll(ofGrades)) {
      const [from, to] = middle
        ? [6, 8]
        : fromStart
          ? [1, Number(fromStart)]
          : [Number(one ?? nth), Number(other ?? last ?? one ?? nth)];
      for (const grade of grades) if (from <= grade && grade <= to && grade < firstHighGrade) taken.add(grade);
    }
  }
  return [...taken].map(wordOf);
}
