import { wordSet } from "../../../eligibility/text/word-set.ts";

const held = wordSet("accepted admitted enrolled matriculated registered");
const students = wordSet("undergraduate freshman sophomore junior senior student");
const articles = wordSet("a an");
/** "Be attending", "currently studying". */
const going = wordSet("attending studying");
const beforeGoing = wordSet("already be currently presently");
/** Words after which a place at a college is one to come: "plan to be enrolled", "will be accepted". */
const plans = wordSet(
  "enrolling entering expect expected expects hope intend intending intends plan planning plans shall starting will",
);
/** Of a day to come: "enrolled by the fall of 2027". */
const later = wordSet("autumn fall following next spring summer upcoming");
const nounWithin = 3;
/** Between a word of `held` or `going` and the high school that it is about: "enrolled full-time in a public high school". */
const beforeHighSchool = wordSet(
  "a accredited already an any at by currently enrolled full in junior local of part presently private public senior student the their time to us your",
);

/**
 * Whether words ask for a place at a college that the student has by now, which a plan does not give: "be accepted at", "be
 * enrolled at", "be an undergraduate at", but not "attend", "plan to be enrolled", "be enrolled or enrolling" or "be enrolled in high school".
 */
export function asksForPlaceHeld(words: readonly string[]): boolean {
  const at = words.findIndex(
    (word, index) =>
      (held.has(word) || isGoing(words, index) || isBeAStudent(words, index)) && !isAtHighSchool(words, index),
  );
  if (at < 0 || words.slice(0, at).some((word) => plans.has(word))) return false;
  const after = words.slice(at + 1);
  const or = after.indexOf("or");
  return !after.some((word, index) => later.has(word) || (or >= 0 && index > or && plans.has(word)));
}

const isGoing = (words: readonly string[], at: number): boolean =>
  going.has(words[at] ?? "") && beforeGoing.has(words[at - 1] ?? "");

/** "Enrolled in high school", which is no place at a college. */
function isAtHighSchool(words: readonly string[], at: number): boolean {
  let next = at + 1;
  while (beforeHighSchool.has(words[next] ?? "")) next++;
  return words[next] === "high" && words[next + 1] === "school";
}

/** "Be an undergraduate", "have been a student", but not "be a high school senior". */
function isBeAStudent(words: readonly string[], at: number): boolean {
  if ((words[at] !== "be" && words[at] !== "been") || !articles.has(words[at + 1] ?? "")) return false;
  const behind = words.slice(at + 2, at + 2 + nounWithin);
  return !behind.includes("school") && behind.some((word) => students.has(word));
}
