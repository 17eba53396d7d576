import type { ListedPlace } from "../place/listed-place.ts";
import { isNegated } from "../text/negated.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const now = wordSet(
  "enrolled enrol enroll enrolling attend attends attending studying study pursue pursuing accepted admitted entering enter registered plan planning students student undergraduates seniors freshmen sophomores juniors",
);
const past = wordSet(
  "graduate graduates graduated alumni alumnus hold holds holding held completed earned obtained received awarded have had has studied attended faculty staff teach teaching taught work works working employed professor professors lecturers researchers research conducted nominated recommended sponsored by transcript transcripts from",
);
const farthest = 12;

/** Whether the words are about students there: not "a degree from a university in India", "not restricted to colleges in Ohio". */
export function isOfStudent(tokens: readonly Token[], from: number): boolean {
  if (isNegated(tokens, from) || isOfOthers(tokens, from)) return false;
  const before = tokens.slice(Math.max(0, from - farthest), from + 1).map(({ word }) => word);
  if (before.some((word, at) => word === "not" && notThere.has(before[at + 1] ?? ""))) return false;
  // "A graduate program" is no graduation.
  const isPast = (word: string, at: number) =>
    past.has(word) && (word !== "graduate" || /^(?:of|from)$/.test(before[at + 1] ?? ""));
  const last = before.findLastIndex((word, at) => now.has(word) || isPast(word, at));
  const word = before[last] ?? "student";
  if (now.has(word)) return !isOver(before, last);
  // "Students from colleges in Ohio", "accepted by a college in Ohio".
  return (word === "from" || word === "by") && now.has(before[last - 1] ?? "");
}

const notThere = wordSet(
  "restricted limited required necessary be enrolled attending studying affiliated registered currently",
);

/**
 * "A resident of or studying in Ohio", "citizens of Kenya and students at Kenyan universities", "residents or anyone who
 * is a student in Ohio", "non-residents attending a college in Ohio": not all have to study there.
 */
function isOfOthers(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 9), from).map(({ word }) => word);
  return before.some((word, at) => {
    const [last = "", next = ""] = [before[at - 1], before[at + 1]];
    if (some.has(word) || (word === "non" && /^residents?$/.test(next))) return true;
    if (anyPerson.has(word)) return joins.has(last) || (last === "from" && joins.has(before[at - 2] ?? ""));
    if (word !== "or") return false;
    const isNear = before.length - at <= 4;
    if (isNear && (last === "of" || last === "in")) return true;
    return (next === "any" && anyPerson.has(before[at + 2] ?? "")) || isElse(last, next);
  });
}
const some = wordSet("nonresident nonresidents others");
const anyPerson = wordSet("student students those anyone people persons scholars");
const joins = wordSet("and or");

/** "Have graduated from a high school in Ohio or be enrolled", but not "attend or be enrolled". */
const isElse = (last: string, next: string): boolean => next === "be" && !now.has(last) && !last.endsWith("ly");

/** "Have completed a year of study in Japan". */
const isOver = (before: readonly string[], at: number): boolean =>
  !/^(?:accepted|admitted|enrolled|registered)$/.test(before[at] ?? "") &&
  before.slice(Math.max(0, at - 6), at).some((word) => over.has(word));
const over = wordSet("completed finished have had graduated after obtained earned hold");

/** Whether the words before name the student, or there are none: "students at", "any", but not "waivers for programs at". */
export function namesStudent(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(0, from + 1);
  return before.some(({ word }) => now.has(word)) || before.slice(0, from).every(({ word }) => articles.has(word));
}
const articles = wordSet("a an any the at in");

/**
 * Whether the words from token `to` on say that not all students have to study there: "receive an additional $500", "or be
 * a citizen".
 */
export function goesOnAboutSome(tokens: readonly Token[], to: number): boolean {
  const [first = "", second = "", ...after] = tokens.slice(to, to + 5).map(({ word }) => word);
  if (first === "or" && /^(?:college|university|institution)$/.test(second)) return goesOnAboutSome(tokens, to + 2);
  if (first === "or") return /^(?:be|have|are)$/.test(second);
  return [second, ...after].some(
    (word, at, words) => isMore.has(word) && [first, ...words.slice(0, at)].some((each) => each === "receive"),
  );
}
const isMore = wordSet("additional extra");

const collegeOf = wordSet(
  "law medical graduate nursing dental pharmacy vocational trade technical professional veterinary business postsecondary tertiary",
);

/** "A high school in Ohio", and "a school in Ohio", which may be one. In a country most schools that sponsors name are colleges. */
export function isOfPupils(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  places: readonly ListedPlace[],
): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  if (!/^schools?$/.test(words[0] ?? "") || words.some((word) => /^(?:college|universit|higher)/.test(word)))
    return false;
  const before = wordAt(tokens, from - 1);
  const isCollege = collegeOf.has(before) || (before === "secondary" && tokens[from - 2]?.word === "post");
  const isHighSchool = /^(?:high|secondary|middle|elementary|public|private)$/.test(before) || isInSchool(tokens, from);
  return !isCollege && (isHighSchool || places.some(({ kind }) => kind !== "country"));
}

/** "Seniors in high school who attend school in the US", but not those who plan to. */
const isInSchool = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(({ word }, at) => word === "grades" || (word === "high" && /^schools?$/.test(wordAt(tokens, at + 1)))) &&
  !tokens.slice(0, from).some(({ word }) => later.has(word));
const later = wordSet(
  "plan plans planning intend intends intending will accepted admitted graduating graduated graduates",
);
