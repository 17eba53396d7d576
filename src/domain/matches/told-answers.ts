import { type CitizenshipStatus, citizenshipStatuses } from "../profile/answers/answer-choices.ts";
import { isOpenQuestion } from "../profile/open-question.ts";
import type { QuestionPath } from "../profile/question-paths.ts";
import { readQuery } from "../search/query/read-query.ts";
import type { Constraint } from "../search/understood.ts";
import { groupQuestion } from "./criteria/group/student-groups.ts";
import type { Student } from "./criteria/student.ts";

/** Questions without an answer, each with the sentence of the student that seems to tell it. */
export type ToldAnswers = ReadonlyMap<QuestionPath, string>;

/** So many sentences are read: each costs as much as a search. */
const mostSentences = 20;
const longestQuote = 120;
/** Words behind a subject at which something else begins than what it is: whom it helps, what it wants, what it is not. */
const other =
  "(?:about|against|among|and|because|become|becoming|but|by|for|help|helped|helping|inspired|mentor|mentored|mentoring|never|no|not|on|support|supported|supporting|taught|teach|teaching|that|to|treat|treated|treating|tutor|tutored|tutoring|when|where|who|whose|with|work|worked|working)";
const own = `(?! ${other}\\b) [\\w'-]{1,24}`;
const family =
  "my (?:big |elder |late |little |older |whole |younger |step)?(?:brother|dad|family|father|husband|mom|mother|mum|parents?|sister|spouse|wife)";
/** What a subject is, was or has: "served in", "grew up in", "have a", but not "met", "know", "want to be". */
const being =
  "(?:am|are|is|was|were|be|been|became|belong|came|come|comes|deployed|died|enlisted|fled|grew up|grew|identify|identifies|immigrated|left|live|lived|lost|retired|serve|serves|served|spent|(?:have|has|had)(?= (?:an?|been|come|daca|lived|lost|served|spent|two|three|four)\\b))";
/** The words before what is told, if the student or their family is the subject: "I am a", "my dad served in the", "As a former", "After four years in the". */
const ofOwn: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:i'm|we're)|(?:i|i've|we|we've|${family})(?: (?:also|currently|proudly|still|once|now))* ${being})(?:${own}){0,5} $`,
    "i",
  ),
  new RegExp(`(?:^|[,;] )(?:as|being)(?:${own}){0,4} $`, "i"),
  /^(?:an? )?(?:(?:disabled|former|proud|retired|single) )+$/i,
  /(?:^|[,;] )(?:after|during|since|while) (?:(?:\w+ (?:years?|months?)|a|active|as|being|deployment|duty|from|growing up|in|leaving|living|military|my|on|our|service|serving|the|time) ){0,7}$/i,
];
/** Of a job tells what it is called: whom somebody tutors there is another. */
const ofOthers =
  /\b(?:about|for|helped|helping|mentored|mentoring|taught|teaching|treated|treating|tutored|tutoring|supported|supporting|with)(?: (?!and\b)[\w'-]{1,24}){0,3} $/i;

/**
 * The open questions that the student's own words seem to answer, in their goals and their work: "I served in the Army" tells of the
 * military. Words only lead to the question, as they may tell of others. `questionsOf`: as `questionsIn`, perhaps remembered.
 */
export function toldAnswers(
  { profile, level }: Pick<Student, "profile" | "level">,
  today: string,
  questionsOf: typeof questionsIn = questionsIn,
): ToldAnswers {
  const told = new Map<QuestionPath, string>();
  const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s|\n/).filter((sentence) => sentence.trim() !== "");
  const goals = sentencesOf(profile.career_goals ?? "");
  // "US Army, mechanic": a job is the student's own, whatever its words.
  const jobs = new Set((profile.work_experience ?? []).flatMap(sentencesOf));
  for (const sentence of [...goals, ...jobs].slice(0, mostSentences)) {
    for (const { field, words } of questionsOf(sentence, today, level)) {
      if (told.has(field) || !isOpenQuestion(profile, field) || !isOfStudent(sentence, words, jobs.has(sentence)))
        continue;
      told.set(field, shortened(sentence.trim()));
    }
  }
  return told;
}

/** A question that a sentence may answer, and its words for it. */
export type Asked = { field: QuestionPath; words: string };

/** The questions that a sentence may answer. `today`: YYYY-MM-DD. */
export const questionsIn = (sentence: string, today: string, level: Student["level"]): readonly Asked[] =>
  readQuery(sentence, today, level).constraints.flatMap((constraint) => {
    const field = questionOf(constraint);
    return field ? [{ field, words: constraint.words }] : [];
  });

/** The citizenship that a sentence tells, as the profile stores it. Null where it tells none, or several. `today`: YYYY-MM-DD. */
export function citizenshipIn(sentence: string, today: string): CitizenshipStatus | null {
  const named = readQuery(sentence, today).constraints.filter(({ slot }) => slot === "citizenship");
  return named.length === 1 ? (citizenshipStatuses.find((status) => status === named[0]?.value) ?? null) : null;
}

const questionOf = (constraint: Constraint): QuestionPath | null =>
  constraint.slot === "group"
    ? groupQuestion[constraint.value]
    : constraint.slot === "citizenship"
      ? "citizenship_status"
      : null;

/** Whether the student or their family is the subject of what the words say, or a job is called so. */
function isOfStudent(sentence: string, words: string, isJob: boolean): boolean {
  const at = Math.max(0, sentence.toLowerCase().indexOf(words.toLowerCase()));
  const before = sentence.slice(Math.max(0, at - farBefore), at);
  if (isJob) return !ofOthers.test(before);
  // The words may hold their subject themselves: "I served in the army".
  if (beginsWithOwn.test(words)) return true;
  // "I | grew up in foster care", "My | dad served in the Army".
  const begun = `${before}${words.split(" ").slice(0, 2).join(" ")} `;
  return ofOwn.some((subject) => subject.test(before) || subject.test(begun));
}
/** In UTF-16 code units. */
const farBefore = 80;
const beginsWithOwn = new RegExp(`^(?:i|i'm|we|${family}|as an?|former)\\b(?!(?:${own}){0,3} ${other}\\b)`, "i");

const shortened = (sentence: string): string =>
  sentence.length <= longestQuote ? sentence.replace(/[.;]$/, "") : `${sentence.slice(0, longestQuote - 1).trimEnd()}…`;
