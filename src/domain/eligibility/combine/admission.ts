import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";

/** Whether words are of applying to a course of study, and not only for the scholarship. */
export const namesAdmission = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => admitting.has(word) || (word === "applying" && tokens[at + 1]?.word === "for"));
/** "Apply to an eligible Oxford course": who studies there alone can have the award. */
export const appliesForStudy = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    if (!/^appl(?:y|ied|ying)$/.test(word) || !/^(?:to|for)$/.test(wordAt(tokens, at + 1))) return false;
    const what = tokens.slice(at + 2, at + 7).map((each) => each.word);
    const course = what.findIndex((each) => courses.has(each));
    return course > 0 && !what.slice(0, course + 2).some((each) => notCourses.has(each));
  });
const courses = wordSet("course courses degree degrees programme programmes");
const notCourses = wordSet(`${anyAward} and before by the this online our`);

const admitting = wordSet("admission admitted enrol enroll enrolled enrolment enrollment place");
