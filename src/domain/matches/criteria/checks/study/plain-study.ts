import { type StateCode, usStates } from "../../../../places/us-states.ts";
import { numberInWord } from "../../../../words/number-words.ts";
import { degreeProgress } from "../../degree-progress.ts";
import { schoolYearEnd } from "../../level-fit.ts";
import { asksForPlaceHeld } from "../../places/held-place.ts";
import { compareStudyIn, type StudyIn } from "../../places/study-in-fit.ts";
import type { Student } from "../../student.ts";
import type { PlainStudy } from "../told.ts";

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
  if (graduateProgram.test(words.join(" ")))
    return { state: null, isFullTime: false, isTimed: false, ofGraduates: true };
  const credits = creditsOf(words);
  if (credits !== null) return { state: null, isFullTime: false, isTimed: false, credits };
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
  return { state: state?.code ?? null, isFullTime, isTimed, ...(asksForPlaceHeld(words) && { isHeld: true as const }) };
}

/** "Be enrolled in a U.S. graduate program" */
const graduateProgram =
  /^be (?:an? )?(?:currently )?(?:enrolled|studying|student) (?:in|at) (?:an? |an accredited )?(?:us|united states) graduate (?:program|school)s?$/;

/** "Take at least six credits a semester": the number, where that is all that the words say; else null. */
function creditsOf(words: readonly string[]): number | null {
  if (!words.some((word) => credit.has(word)) || !words.some((word) => terms.has(word))) return null;
  const [number, ...others] = words.filter((word) => !ofCredits.has(word));
  if (number === undefined || others.length > 0) return null;
  const value = /^\d{1,2}$/.test(number) ? Number(number) : numberInWord(number);
  return value || null;
}
const credit = wordsOf("credit credits units");
const terms = wordsOf("semester term quarter");
const ofCredits = wordsOf(
  "a an and at be carry complete credit credits each enroll enrolled every for hour hours in least load minimum must of or more per quarter semester student students take taking term the units",
);
/** The credits of a term that every full-time student takes. */
const fullLoad = { undergraduate: 12, graduate: 6 };

const states = Object.entries(usStates)
  .map(([code, name]) => ({ code: code as StateCode, name: name.toLowerCase() })) // the keys of the table
  .sort((a, b) => b.name.length - a.name.length);

/** Whether answers surely meet it: the student names a college there, as for any place to study in, studies full time and begins in time. */
export function surelyStudies(student: Student, asked: PlainStudy, today: string): boolean {
  const { state, isFullTime, isTimed, credits, isHeld } = asked;
  const { profile, level } = student;
  if (asked.ofGraduates) return isGraduateOfUs(student, today);
  if (credits !== undefined) return profile.enrollment === "full_time" && credits <= loadOf(level);
  if (state !== null && !isThere(student, state, today, isHeld)) return false;
  if (isFullTime && profile.enrollment !== "full_time") return false;
  if (!isTimed) return true;
  const year = profile.graduation_year ?? null;
  return level !== "high_school"
    ? level !== null
    : year !== null && year <= schoolYearEnd(today, student.endsInDecember);
}

/** Whether the student is at a college of the US now, in a graduate program for sure. */
const isGraduateOfUs = (student: Student, today: string): boolean =>
  student.level !== null &&
  ofGraduates.has(student.level) &&
  student.maybeLevels.every((level) => ofGraduates.has(level)) &&
  degreeProgress(student, today) === "studying" &&
  student.collegePlaces.current.length > 0 &&
  student.collegePlaces.current.every(({ countries }) => countries.length === 1 && countries[0] === "US");
const ofGraduates: ReadonlySet<Student["level"]> = new Set(["master", "doctoral", "professional"] as const);

const loadOf = (level: Student["level"]): number =>
  level === "high_school" || level === "associate" || level === "bachelor" ? fullLoad.undergraduate : fullLoad.graduate;

function isThere(student: Student, state: string, today: string, isHeld: true | undefined): boolean {
  const place: StudyIn = { about: "study_in", states: [state], countries: [], enrolled: true, quote: "" };
  const required = isHeld ? { ...place, isHeld } : place;
  const { result } = compareStudyIn(student, required, today);
  return result === "met" || result === "close";
}

/** What the student answered of it. */
export function studyAnswer(
  { profile, collegeNames }: Student,
  { state, isFullTime, credits, ofGraduates }: PlainStudy,
): string | null {
  const colleges = state === null && !ofGraduates ? [] : collegeNames;
  const load = (isFullTime || credits !== undefined) && profile.enrollment === "full_time" ? "Full time" : "";
  return [...colleges, load].filter((each) => each.trim() !== "").join(", ") || null;
}
