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
/** Whom the student wants to help or become says nothing of who they are: "to work with foster children", "join the Army". */
const ofOthers =
  /\b(?:about|become|becoming|enlist|for|helping|help|join|joining|of helping|serve|serving|study|supporting|support|teach|teaching|treat|treating|with)(?: (?!and\b)[\w'-]{1,24}){0,3} $/i;

/**
 * The open questions that the student's own words seem to answer, in their goals and their work: "I served in the Army" tells of the
 * military. Words only lead to the question, as they may tell of others.
 */
export function toldAnswers({ profile, level }: Pick<Student, "profile" | "level">, today: string): ToldAnswers {
  const told = new Map<QuestionPath, string>();
  const sentences = [profile.career_goals ?? "", ...(profile.work_experience ?? [])]
    .flatMap((text) => text.split(/(?<=[.!?;])\s|\n/))
    .filter((sentence) => sentence.trim() !== "");
  for (const sentence of sentences.slice(0, mostSentences)) {
    for (const constraint of readQuery(sentence, today, level).constraints) {
      const field = questionOf(constraint);
      if (!field || told.has(field) || !isOpenQuestion(profile, field) || isOfOthers(sentence, constraint.words))
        continue;
      told.set(field, shortened(sentence.trim()));
    }
  }
  return told;
}

const questionOf = (constraint: Constraint): QuestionPath | null =>
  constraint.slot === "group"
    ? groupQuestion[constraint.value]
    : constraint.slot === "citizenship"
      ? "citizenship_status"
      : null;

function isOfOthers(sentence: string, words: string): boolean {
  const at = sentence.toLowerCase().indexOf(words.toLowerCase());
  return at > 0 && ofOthers.test(sentence.slice(Math.max(0, at - 60), at));
}

const shortened = (sentence: string): string =>
  sentence.length <= longestQuote ? sentence.replace(/[.;]$/, "") : `${sentence.slice(0, longestQuote - 1).trimEnd()}…`;
