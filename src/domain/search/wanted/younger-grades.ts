import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { tokensOf } from "../../eligibility/text/tokens.ts";
import { gradeNames, wordOfGrade, youngerGrades } from "../text/younger-grades-in.ts";

const endings = ["st", "nd", "rd", "th", "th", "th", "th", "th"];
const wordsOf = (from: number, to: number): string =>
  youngerGrades
    .filter((grade) => from <= grade && grade <= to)
    .map(wordOfGrade)
    .join("|");

/** How students below ninth grade tell where they are, each with the words of the text index for it. */
export const youngerStudents: PhraseTable<string> = [
  ...youngerGrades.map((grade): [string, string] => {
    const numbered = `${grade} ${endings[grade - 1]}`;
    return [`(${numbered}|${gradeNames[grade - 1]}) (grade|grader|graders)`, wordOfGrade(grade)];
  }),
  ...youngerGrades.map((grade): [string, string] => [`grade ${grade}`, wordOfGrade(grade)]),
  ["middle (school|schooler|schoolers)", wordsOf(6, 8)],
  ["junior high (school|schooler|schoolers|)", wordsOf(6, 8)],
  ["(elementary|primary|grade) (school|schooler|schoolers)", wordsOf(1, 5)],
];

const findYounger = phraseFinder(youngerStudents);
/** Whether a topic tells that the student is below ninth grade. */
export const isBelowNinth = (topic: string): boolean => findYounger(tokensOf(topic)).length > 0;
