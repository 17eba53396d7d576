import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";

/** "Courses, including those offered at community colleges" tell nothing of the student. */
export const isOfCourses = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ word }) => word);
  return (
    before.some((word) => word === "offered" || word === "taught") && before.some((word) => /^(?:at|by|in)$/.test(word))
  );
};

/** "All students registered in any college". */
export const ofAll = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 7), from)
    .some(({ word }, at, before) => /^(?:any|all|every)$/.test(word) && /^students?$/.test(wordAt(before, at + 1)));

/** "Students currently enrolled at an accredited college". */
export function isAttendedNow(tokens: readonly Token[], from: number): boolean {
  let start = from;
  const isCapital = (index: number) => tokens[index]?.capital === true && index > 1;
  while (ofCollege.has(wordAt(tokens, start - 1)) || isCapital(start - 1)) start--;
  const before = tokens.slice(Math.max(0, start - 8), start).map(({ word }) => word);
  if (/^(?:students?|undergraduates?)$/.test(before.at(-2) ?? "") && /^(?:at|in|of)$/.test(before.at(-1) ?? ""))
    return true;
  if (studiesThere(tokens, start)) return true;
  const attends = before.findLastIndex((word) => attendWords.has(word));
  // "A check to the student's institution".
  if (attends === before.length - 1 && /^students?$/.test(before[attends] ?? "")) return false;
  if (attends < 0 || before.slice(attends + 1).some((word) => !enrolledIn.test(word))) return false;
  // "Currently attending or planning to attend a college" is said of the next one too.
  const now = before.lastIndexOf("currently");
  if (now >= 0) return !before.slice(now).some((word) => notNow.has(word));
  const verb = before.slice(Math.max(0, attends - 5), attends);
  return verb.length > 0 && verb.at(-1) !== "to" && !verb.some((word) => notNow.has(word));
}

/** "Studying furniture design at | an accredited college", "majoring in marine science at". */
function studiesThere(tokens: readonly Token[], start: number): boolean {
  if (!/^(?:at|in)$/.test(wordAt(tokens, start - 1))) return false;
  const before = tokens.slice(Math.max(0, start - 14), start).map(({ word }) => word);
  const studies = before.findLastIndex((word) => /^(?:studying|majoring)$/.test(word));
  return (
    studies >= 0 &&
    !before.slice(studies + 1).some((word) => elsewhere.has(word)) &&
    !before.slice(Math.max(0, studies - 4), studies).some((word) => word !== "must" && notNow.has(word))
  );
}
const elsewhere = wordSet(
  "who must and or to plan plans planning attend attending enrolled that will is are study abroad",
);

/** "Must attend a college", which may be the next one, "plan to attend a college", "have attended a college". */
const notNow = wordSet(
  "must should shall need required and plan plans planning intend intends intending hope hopes hoping wish wishes goal goals dream dreams dreaming will have has had accepted admitted bound if before after when",
);

/** "Students in | any accredited U.S. college". */
export const ofCollege = wordSet(
  "a an any and or accredited us american canadian australian british uk mainstream state public private nonprofit profit non for not approved recognized eligible",
);

const attendWords = wordSet("enrolled registered attending attend attends studying student students");
const enrolledIn =
  /^(?:in|at|full|part|time|or|as|a|an|any|the|student|students|degree|undergraduate|graduate|program|of|study|us|accredited)$/;
