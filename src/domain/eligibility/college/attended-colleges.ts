import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { CollegeName } from "./college-names.ts";
import {
  attendWords,
  beforeName,
  beforeStudents,
  notOfCollege,
  otherWords,
  prepositions,
  studentWords,
} from "./college-phrases.ts";

/** "Princeton University students", but not "Maine University Student Scholarship". */
export function hasStudents(tokens: readonly Token[], to: number): boolean {
  let at = to;
  while (beforeStudents.has(wordAt(tokens, at)) && at < to + 4 && !tokens[at]?.capital) at++;
  const [head, next] = [tokens[at], wordAt(tokens, at + 1)];
  return (
    head !== undefined &&
    studentWords.has(head.word) &&
    !head.capital &&
    !notOfCollege.has(next) &&
    !/^(?:lecturers?|fellows?|staff|faculty|administrators?)$/.test(next)
  );
}

/** "UCLA and USC students". */
export const isBesideStudents = (
  tokens: readonly Token[],
  { to }: CollegeName,
  next: CollegeName | undefined,
): boolean =>
  next !== undefined && next.from === to + 1 && /^(?:and|or)$/.test(wordAt(tokens, to)) && hasStudents(tokens, next.to);

/** "Students at Princeton University", "accepted to Princeton University". */
export function isAttended(tokens: readonly Token[], from: number): boolean {
  let at = unitBefore(tokens, from) - 1;
  while (at > 0 && beforeName.has(wordAt(tokens, at)) && from - at < 6 && !prepositions.has(wordAt(tokens, at))) at--;
  const preposition = wordAt(tokens, at);
  if (!prepositions.has(preposition) || isGuest(tokens, at)) return false;
  if (/^(?:attend|enter|join)/.test(preposition))
    return !/^(?:have|has|who)$/.test(wordAt(tokens, at - 1)) || preposition.startsWith("attend");
  const cue = cueBefore(tokens, at);
  if (cue === "graduate" || otherWords.has(cue) || (studentWords.has(cue) && areGivers(tokens, at))) return false;
  if (preposition === "by")
    return /^(?:accepted|admitted)$/.test(cue) || (isTaughtThere(tokens, at - 1) && tokens[from]?.word !== "college");
  if (preposition === "from") return ofSchool.has(cue);
  if (preposition === "with") return ofTeaching.has(cue) && !joinsPartners(tokens, at);
  return attendWords.has(cue);
}

/** "Founded by seven students | at Smith College": they tell of the sponsor. */
function areGivers(tokens: readonly Token[], at: number): boolean {
  const by = tokens.findLastIndex(({ word }, before) => before < at && word === "by");
  return (
    by > 0 &&
    at - by < 7 &&
    tokens.slice(Math.max(0, by - 5), by).some(({ word }) => otherWords.has(word)) &&
    !tokens.slice(by, at).some(({ word }) => /^(?:for|to|who|that)$/.test(word))
  );
}

/** "A degree with the Open University", but not "in partnership with" it. */
const ofTeaching = wordSet(
  "study studying studies course courses program programs programme programmes degree enrolled enrolling enroll enrol enrolment enrollment undertaking undertake commencing starting pursuing place",
);
const joinsPartners = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => partners.test(word));
const partners =
  /^(?:partner|affiliat|associat|agree|collaborat|cooperat|connect|conjunction|link|together|contract|arrang|exchang|articulat|consult|work|contact)/;

/** "Enrolled in a course | delivered by": words that say of a program where it is taught. */
const isTaughtThere = (tokens: readonly Token[], at: number): boolean => {
  if (!teaches.has(wordAt(tokens, at))) return false;
  let noun = at - 1;
  while (/^(?:is|are|that|which|being|currently|and|fully)$/.test(wordAt(tokens, noun)) && at - noun < 5) noun--;
  return programs.has(wordAt(tokens, noun)) && entersBefore(tokens, noun);
};
const teaches = wordSet("offered delivered taught provided run conducted");
const programs = wordSet("program programs programme programmes course courses degree degrees mba diploma");
const enters = wordSet(
  "enrolled enrolling enroll enrol enter entering attend attending pursue pursuing undertake undertaking study studying accepted admitted complete completing commencing place",
);
const entersBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 12), at).some(({ word }) => enters.has(word));

/** The token at which a unit begins that stands before its college: "the Faculty of Engineering, | McMaster University". */
function unitBefore(tokens: readonly Token[], from: number): number {
  const comma = (tokens[from]?.start ?? 0) - (tokens[from - 1]?.end ?? 0) > 1;
  const found = comma ? tokens.slice(Math.max(0, from - 6), from).findLastIndex(({ word }) => units.has(word)) : -1;
  return found < 0 ? from : Math.max(0, from - 6) + found;
}
const units = new Set(["faculty", "department", "school", "college"]);

/** "A semester at Kyoto University", "an interview at Duke University": students of other colleges are guests there. */
function isGuest(tokens: readonly Token[], preposition: number): boolean {
  const before = tokens.slice(Math.max(0, preposition - 5), preposition).map(({ word }) => word);
  if (hasHomeElsewhere(tokens)) return true;
  const event = before.findLastIndex((word, at) => events.has(word) && isNamedAlone(before, at));
  if (event >= 0 && !before.slice(event).some((word) => attendWords.has(word))) return true;
  return before.some((word, at) => guest.has(word) || (stay.has(word) && /^(?:a|one|two)$/.test(before[at - 1] ?? "")));
}

/** "Credits that count at their | home institutions". */
const hasHomeElsewhere = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) => word === "home" && /^(?:universit|college|institution|school)/.test(wordAt(tokens, at + 1)),
  );
const guest = wordSet("abroad overseas exchange visiting");
const events = wordSet(
  "interview interviews audition auditions ceremony banquet luncheon dinner reception conference convention symposium seminar workshop workshops camp clinic event events festival fair competition contest tournament meeting retreat tour game finals",
);

/** "The | interview | weekend", "attend | interviews | held", but not "study | game | design". */
const isNamedAlone = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => articles.has(word)) || links.has(words[at + 1] ?? "held");
const articles = wordSet("a an the our their its this annual");
const links = wordSet("held hosted in on for of to each and or that which");
const stay = wordSet("semester term summer month months week weeks");

const ofSchool = wordSet("student students undergraduate undergraduates admission acceptance offer");

/** The word up to twelve tokens before a college that says what it is to the student: "attending", "place"; empty where none does. */
export function cueBefore(tokens: readonly Token[], at: number): string {
  for (let index = at; index >= Math.max(0, at - 12); index--) {
    const word = wordAt(tokens, index);
    if (word === "graduate" && tokens[index + 1]?.word === "of") return "graduate";
    // "A scholarship that may be held at".
    if (word === "held" && tokens[index - 1]?.word === "be") return "tenable";
    if (isTaughtThere(tokens, index) || (word === "place" && !isPlaceToStudy(tokens, index))) continue;
    if (otherWords.has(word) || attendWords.has(word)) return word;
  }
  return "";
}

/** "Have been offered a | place", and not the first place in a contest. */
const isPlaceToStudy = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => placed.has(word));
const placed = wordSet(
  "offered offer gained secured accepted accept confirmed hold holds holding applied apply applying",
);
