import { type CitizenshipStatus, citizenshipStatuses } from "../profile/answers/answer-choices.ts";
import { isOpenQuestion } from "../profile/open-question.ts";
import type { QuestionPath } from "../profile/question-paths.ts";
import { readQuery } from "../search/query/read-query.ts";
import type { Constraint } from "../search/understood.ts";
import { groupQuestion } from "./criteria/group/student-groups.ts";
import { tellsOfSelf } from "./criteria/own-sentences.ts";
import type { Student } from "./criteria/student.ts";

/** Questions without an answer, each with the sentence of the student that seems to tell it. */
export type ToldAnswers = ReadonlyMap<QuestionPath, string>;

/** So many sentences are read: each costs as much as a search. */
const mostSentences = 20;
const longestQuote = 120;
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
      if (told.has(field) || !isOpenQuestion(profile, field) || !tellsOfSelf(sentence, words, jobs.has(sentence)))
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

const shortened = (sentence: string): string =>
  sentence.length <= longestQuote ? sentence.replace(/[.;]$/, "") : `${sentence.slice(0, longestQuote - 1).trimEnd()}…`;
