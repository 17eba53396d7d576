import { foldedWords } from "../../../places/folded-words.ts";

/** The sentences of a student's goals as folded words. */
export const sentencesOf = (goals: string): (readonly string[])[] =>
  goals
    .split(/[.;!?\n]+/)
    .map(foldedWords)
    .filter((words) => words.length > 0);

/** Where somebody works, lives or helps: "transit for cities in Canada", "a clinic in Kenya", "return to Ghana", "teach in Japan". */
const ofLife = new Set(
  `back build building career careers cities city clinic clinics communities community companies company create develop employed families farm farmers farms found go help helping home hospital hospitals
  improve job jobs live living lives market move open patients people plan practice practise protect restore return returning run rural serve serving settle start teach teaching town towns village villages
  women work worked working`.split(/\s+/),
);
/** What somebody does at a place of study who does not study there: "teach at a school in Ghana", "build schools in Kenya". */
const ofTeachers = new Set("build building found help open run start teach teaching work worked working".split(" "));
const ofStudents = new Set(
  `bachelor bachelors course courses degree degrees doctoral doctorate exchange fellowship graduate llm master masters mba phd postgraduate program programme programmes programs research residency semester
  scholarship studies study studying training undergraduate`.split(/\s+/),
);
const schools = new Set("college colleges institution institutions school schools universities university".split(" "));
/** How many words beside the name of a school or a country may say what the student does there. */
const near = 4;

/**
 * Whether the country at `at` is one to work or live in, by the last word before it that tells: of studies, or of a life. "Go to" and "plan to" tell
 * neither, and where no word tells, it may be a place to study in.
 */
export function isPlaceOfLife(words: readonly string[], at: number): boolean {
  if (studiesThere(words.slice(at + 1))) return false;
  for (let before = at - 1; before >= 0; before--) {
    const word = words[before] ?? "";
    if (ofStudents.has(word)) return false;
    if (schools.has(word)) return isOfTeacher(words.slice(Math.max(0, before - near), before));
    if (ofLife.has(word) && !isOpen(words, before)) return true;
  }
  return false;
}

/** "Teach at a school in Ghana", but not "teach while attending university in Spain". */
const isOfTeacher = (before: readonly string[]): boolean =>
  before.some((word) => ofTeachers.has(word)) && !before.some((word) => attends.has(word));
const attends = new Set("attend attending enroll enrolled enrolling".split(" "));

/** "Moving to Italy | for university", "work in Germany | after studying there". */
const studiesThere = (behind: readonly string[]): boolean =>
  (behind.includes("there") && behind.some((word) => ofStudents.has(word))) ||
  (causes.has(behind[0] ?? "") && behind.slice(1, 1 + near).some((word) => ofStudents.has(word) || schools.has(word)));
const causes = new Set("by for through while".split(" "));

/** "Plan to", "go to", "move to", "go abroad": "I want to go to Germany" may be for studies. */
const isOpen = (words: readonly string[], at: number): boolean =>
  (open.has(words[at] ?? "") && (words[at + 1] === "to" || words[at + 1] === "abroad")) ||
  (words[at] === "start" && ofStudents.has(words[at + 2] ?? ""));
const open = new Set("go move plan".split(" "));
