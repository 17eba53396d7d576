import { namedField } from "../../fields-of-study/named-fields.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

/** Words before "GPA" by which it is one of some courses: "a departmental GPA", "a 3.0 science GPA". */
const parts = tokenSet(
  "departmental department major majors science sciences math mathematics language languages prerequisite prerequisites subject subjects concentration",
);

/**
 * Where the words of a grade end that is one of some courses ("a 3.5 GPA | in the major |"), of which a student may have less than of all;
 * null for a grade of all of them.
 */
export function endOfPart(tokens: readonly Token[], from: number, to: number, text: string): number | null {
  // "Departmental | GPA of 3.0".
  const start = from > 0 && averages.has(wordAt(tokens, from)) && !isCut(tokens, text, from) ? from - 1 : from;
  if (tokens.slice(start, to).some((token, at) => parts.has(token) && !isFilled(tokens, start + at))) return to;
  if (!/^(?:in|within)$/.test(wordAt(tokens, to))) return null;
  let end = to + 1;
  while (end < tokens.length && end < to + longest && !ends.has(wordAt(tokens, end)) && !isCut(tokens, text, end))
    end++;
  const words = tokens.slice(to + 1, end).map(({ word }) => word);
  if (words.some((word) => /^(?:majors?|minors?)$/.test(word))) return end;
  const own = words.filter((word) => !ofAll.has(word));
  const isOfCourses = courses.has(words.at(-1) ?? "");
  if (/^(?:programs?|programmes?|schools?)$/.test(words.at(-1) ?? "")) return null;
  return own.length > 0 && (isOfCourses || namedField(own.join(" ")) !== undefined) ? end : null;
}
const averages = wordSet("gpa qpa grade average");
const longest = 7;
const ends = wordSet("and or with who that while at for from when is are must");
const courses = wordSet("courses coursework classes subjects");
/** Words of courses that all take. */
const ofAll = wordSet(
  "a an all any the their your his her my previous prior past last latest recent most current first second high school college university undergraduate graduate academic postsecondary secondary completed attempted taken earned credit courses coursework classes subjects course work year years semester semesters term terms",
);

/** "A 3.0 in the core" is of a part, but "the core requirement of a 3.0 GPA" is not: the number stands behind. */
const isFilled = (tokens: readonly Token[], at: number): boolean =>
  /^(?:requirements?|of)$/.test(wordAt(tokens, at + 1));

const isCut = (tokens: readonly Token[], text: string, at: number): boolean =>
  /[,;()/]/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
