import { type StateCode, usStates } from "../../../places/us-states.ts";
import { schoolYearEnd } from "../level-fit.ts";
import type { Student } from "../student.ts";
import { compareStudyIn, type StudyIn } from "../study-in-fit.ts";
import type { PlainStudy } from "./told.ts";

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const studying = wordsOf("attend enroll enrolled study studying");
const plain = wordsOf(
  "a an and at attend be college enroll enrolled full fulltime in institution of or plan school student study studying the time to train training university within year",
);
const colleges = wordsOf("college institution school university");
/** Behind "within a", the only time that a year of graduation tells. */
const within = "within a year";

/** What words plainly ask of study, where that is all that they say: "study or train in Washington state", "plan to study full-time within a year". */
export function plainStudyOf(words: readonly string[]): PlainStudy | null {
  const text = ` ${words.join(" ")} `;
  const state = states.find(({ name }) => text.includes(` in ${name} `)) ?? null;
  const at = state === null ? text.length : text.indexOf(` in ${state.name} `);
  const behind = text.slice(at + ` in ${state?.name} `.length).split(" ");
  // "In Washington state", but not "in Ohio State University".
  if (behind[0] === "state") behind.shift();
  if (colleges.has(behind[0] ?? "")) return null;
  const isPlain = [...text.slice(0, at).split(" "), ...behind].every((word) => word === "" || plain.has(word));
  if (!isPlain || !words.some((word) => studying.has(word))) return null;
  const isFullTime = text.includes("full time") || words.includes("fulltime");
  const isTimed = text.includes(within);
  if (words.includes("year") !== isTimed || (state === null && !isFullTime)) return null;
  return { state: state?.code ?? null, isFullTime, isTimed };
}

const states = Object.entries(usStates)
  .map(([code, name]) => ({ code: code as StateCode, name: name.toLowerCase() })) // the keys of the table
  .sort((a, b) => b.name.length - a.name.length);

/** Whether answers surely meet it: the student names a college there, as for any place to study in, studies full time and begins in time. */
export function surelyStudies(student: Student, { state, isFullTime, isTimed }: PlainStudy, today: string): boolean {
  const { profile, level } = student;
  if (state !== null && !isThere(student, state, today)) return false;
  if (isFullTime && profile.enrollment !== "full_time") return false;
  if (!isTimed) return true;
  const year = profile.graduation_year ?? null;
  return level !== "high_school" ? level !== null : year !== null && year <= schoolYearEnd(today);
}

function isThere(student: Student, state: string, today: string): boolean {
  const required: StudyIn = { about: "study_in", states: [state], countries: [], enrolled: true, quote: "" };
  const { result } = compareStudyIn(student, required, today);
  return result === "met" || result === "close";
}

/** What the student answered of it. */
export function studyAnswer({ profile }: Student, { state, isFullTime }: PlainStudy): string | null {
  const colleges = state === null ? [] : [profile.college ?? "", ...(profile.intended_colleges ?? [])];
  const load = isFullTime && profile.enrollment === "full_time" ? "Full time" : "";
  return [...colleges, load].filter((each) => each.trim() !== "").join(", ") || null;
}
