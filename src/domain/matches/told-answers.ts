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
/**
 * The words before that say who the student or their family is: "I am", "my dad served in the", "as a former", "after four years in the",
 * or none where a sentence begins with them. Whom somebody helps, teaches or is inspired by tells nothing of them.
 */
const ofOwn =
  /(?:^|\b(?:i|i'm|i've|we|my (?:brother|dad|family|father|husband|mom|mother|mum|parents?|spouse|wife)|as an?|after|since|while|during|being|former)\b(?: (?!and\b)[\w'-]{1,24}){0,5} )$/i;
/** Whom the student wants to help or become says nothing of who they are: "to work with foster children", "join the Army". */
const ofOthers =
  /\b(?:about|become|becoming|by|enlist|for|helping|help|join|joining|research on|serve|serving|study|supporting|support|teach|teaching|treat|treating|tutor|tutoring|mentor|mentoring|volunteer|with)(?: (?!and\b)[\w'-]{1,24}){0,3} $/i;

/**
 * The open questions that the student's own words seem to answer, in their goals and their work: "I served in the Army" tells of the
 * military. Words only lead to the question, as they may tell of others.
 */
export function toldAnswers({ profile, level }: Pick<Student, "profile" | "level">, today: string): ToldAnswers {
  const told = new Map<QuestionPath, string>();
  const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s|\n/).filter((sentence) => sentence.trim() !== "");
  const goals = sentencesOf(profile.career_goals ?? "");
  // "US Army, mechanic": a job is the student's own, whatever its words.
  const jobs = new Set((profile.work_experience ?? []).flatMap(sentencesOf));
  for (const sentence of [...goals, ...jobs].slice(0, mostSentences)) {
    for (const { field, words } of questionsIn(sentence, today, level)) {
      if (told.has(field) || !isOpenQuestion(profile, field) || !isOfStudent(sentence, words, jobs.has(sentence)))
        continue;
      told.set(field, shortened(sentence.trim()));
    }
  }
  return told;
}

type Asked = { field: QuestionPath; words: string };
const known = new Map<string, readonly Asked[]>();
const mostKnown = 2000;

/** The questions that a sentence may answer, and its words for each. Remembered: who saves another answer has the same sentences. */
function questionsIn(sentence: string, today: string, level: Student["level"]): readonly Asked[] {
  const key = `${today} ${level} ${sentence}`;
  const before = known.get(key);
  if (before) return before;
  const asked = readQuery(sentence, today, level).constraints.flatMap((constraint) => {
    const field = questionOf(constraint);
    return field ? [{ field, words: constraint.words }] : [];
  });
  if (known.size >= mostKnown) known.clear();
  known.set(key, asked);
  return asked;
}

const questionOf = (constraint: Constraint): QuestionPath | null =>
  constraint.slot === "group"
    ? groupQuestion[constraint.value]
    : constraint.slot === "citizenship"
      ? "citizenship_status"
      : null;

function isOfStudent(sentence: string, words: string, isJob: boolean): boolean {
  const at = sentence.toLowerCase().indexOf(words.toLowerCase());
  const before = sentence.slice(Math.max(0, at - 60), Math.max(0, at));
  return (
    // The words may begin with who it is: "My | dad served in the Army".
    (isJob || ofOwn.test(before) || ofOwn.test(`${before}${words.split(" ")[0]} `)) &&
    !ofOthers.test(before) &&
    !isDenied.test(sentence)
  );
}
/** "I never served", "Veterans inspired me": the student is none of them. */
const isDenied = /\b(?:inspire[ds]?|inspiring|never|not|didn't)\b/i;

const shortened = (sentence: string): string =>
  sentence.length <= longestQuote ? sentence.replace(/[.;]$/, "") : `${sentence.slice(0, longestQuote - 1).trimEnd()}…`;
