import { dayAsNumber } from "../../../../calendar/day.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
import type { MilitaryBranch, MilitaryTie } from "../../../../profile/answers/answer-choices.ts";
import { mostDoubt } from "../../criterion.ts";
import { readPart } from "../../read-part.ts";
import type { Student } from "../../student.ts";
import type { Told } from "../told.ts";
import { branchesIn, compareMilitary } from "./military-circle.ts";

/** The size of the doubt of who has served. */
const servedAlready = 2;

/** How much doubt words for those of the military leave: its size. */
export const doubtOfMilitary = (student: Student, told: Told, today: string): number =>
  Math.max(
    told.promisesService && isOlderThan(oldestRecruit, student, today) ? mostDoubt : 0,
    isOfOtherBranch(student, told) ? mostDoubt : 0,
    told.promisesService && hasServed(student) ? servedAlready : 0,
    told.isOfSoldiers && (isNoSoldier(student) || isProbablyOfFamily(student, today)) ? mostDoubt : 0,
    isOfOtherTies(student, told) ? mostDoubt : 0,
  );

/** Whether the student named a branch that the words name. */
export const isOfOwnBranch = ({ militaryBranches }: Student, { branches }: Told): boolean =>
  militaryBranches.some((branch) => branches.includes(branch));

/** Whether it is asked of families of soldiers alone, as which the student applies: "be a direct descendant of a veteran" for the child of one. */
export const isOfOwnFamily = (
  { militaryTies }: Student,
  { soldiersAndFamilies: named, choices, namesOnlyKin }: Told,
): boolean =>
  namesOnlyKin &&
  choices.length === 0 &&
  militaryTies?.some((tie) => ofNearestKin.has(tie) && named?.includes(tie)) === true;
const ofNearestKin: ReadonlySet<MilitaryTie> = new Set<MilitaryTie>([
  "parent_veteran",
  "parent_serving",
  "spouse_veteran",
  "spouse_serving",
]);

/** Whether the words ask it of children and grandchildren of soldiers alone, and a tie of the student is another that may apply. */
export const isOfOtherKin = (student: Student, { ofSome, isOfChildren }: Told): boolean =>
  ofSome === "others" && isOfChildren && student.militaryTies?.some((tie) => !ofChildren.has(tie)) === true;
const ofChildren: ReadonlySet<MilitaryTie> = new Set<MilitaryTie>([
  "parent_veteran",
  "parent_serving",
  "parent_died",
  "relative",
]);

/** Whether the words ask it of children of soldiers alone, and the student applies as one. */
export const isOneOfTheChildren = ({ militaryTies: ties }: Student, { isOfChildren }: Told): boolean =>
  isOfChildren && ties !== null && ties.length > 0 && ties.every((tie) => ofChildren.has(tie));

/** "The spouse or child of a veteran" for those who lost them. */
export const mayBeMeantAsSurvivor = (student: Student, { plainly, choices }: Told): boolean =>
  [...(plainly?.is === "military" ? [plainly.circle] : []), ...choices].some(({ maybe }) =>
    maybe.some(
      (tie) => (tie === "spouse_died" || tie === "parent_died") && student.militaryTies?.includes(tie) === true,
    ),
  );

/** "A member of the Legion Family, a veteran, or the spouse of one" for a veteran. */
export const isOneChoice = (student: Student, { choices }: Told): boolean =>
  choices.some((circle) => compareMilitary({ ties: tiesOf(student) }, { circle, leavesOut: false }) !== null);

/** The ties that the student stated, or else that of a veteran where they told a job in the forces. */
const tiesOf = (student: Student): readonly MilitaryTie[] | null =>
  student.militaryTies ??
  (branchesOfJobs(student).length > 0 && student.groups.member.military === true ? ["veteran"] : null);
/** The branches in which jobs tell of service. Many work for a bank, a shop or a base that is called after one. */
const branchesOfJobs = ({ profile }: Student): MilitaryBranch[] =>
  (profile.work_experience ?? []).flatMap((job) => (isOfService(job) ? branchesIn(foldedWords(job).join(" ")) : []));
/** "US Army, 8 years, mechanic", "US Air Force medical technician": the branch alone in a part, or a job in that of the US, or a word of those who serve. */
const isOfService = (job: string): boolean =>
  foldedWords(job).some((word) => ofSoldiersAlone.has(word)) ||
  job.split(",").some((part) => {
    const words = foldedWords(part);
    const isOfUs = words[0] === "us" && !words.includes("base");
    return (
      branchesIn(words.join(" ")).length > 0 &&
      part.split(" ").every((word) => foldedWords(word).every(isOfBranch) || (isOfUs && word === word.toLowerCase()))
    );
  });
const isOfBranch = (word: string): boolean => ofBranches.has(word) || /^\d+$/.test(word);
const ofSoldiersAlone = new Set(
  "airman corporal corpsman enlisted infantry infantryman lieutenant medic paratrooper sailor sergeant soldier submariner veteran".split(
    " ",
  ),
);
const ofBranches = new Set(
  "active air army coast corps duty force guard in marine marines navy of reserve reserves served space states the united us year years".split(
    " ",
  ),
);

/** In years: the forces of the US take officers up to 31 to 39, by branch. */
const oldestRecruit = 39;
const isOlderThan = (years: number, student: Student, today: string): boolean =>
  readPart(student, "born", (born) => born !== null && (dayAsNumber(today) - born) / 10_000 > years);

/** Whether the student has served, and does not speak of a career as an officer. */
const hasServed = (student: Student): boolean =>
  student.militaryTies?.includes("veteran") === true && !wantsToBeOfficer(student);
const wantsToBeOfficer = ({ profile }: Student): boolean =>
  readPart(profile, "career_goals", (goals) => /\bofficers?\b/i.test(goals ?? ""));

/** Whether the student stated ties to the military, and neither serves nor served. */
const isNoSoldier = ({ militaryTies }: Student): boolean =>
  militaryTies !== null && militaryTies.length > 0 && !militaryTies.some((tie) => ofSoldiers.has(tie));
const ofSoldiers: ReadonlySet<MilitaryTie> = new Set<MilitaryTie>(["veteran", "active_duty", "reserve"]);

/** Whether the student's ties are others than those that alone may apply. */
const isOfOtherTies = (student: Student, { soldiersAndFamilies: named }: Told): boolean =>
  named !== null && student.militaryTies?.some((tie) => named.includes(tie)) === false;

/** Whether the student named another branch, or their jobs tell of service in one: of a Navy corpsman, where the words are of the Army. */
function isOfOtherBranch(student: Student, { branches, isOfSoldiers }: Told): boolean {
  if (branches.length === 0) return false;
  const named = student.militaryBranches;
  const own = named.length > 0 ? named : isOfSoldiers ? branchesOfJobs(student) : [];
  return own.length > 0 && !own.some((branch) => branches.includes(branch));
}

/** Whether a student of a military family is so young that a parent serves or served, and not the student. */
const isProbablyOfFamily = (student: Student, today: string): boolean =>
  student.groups.member.military === true &&
  (student.level === "high_school" ||
    readPart(student, "born", (born) => born !== null && (dayAsNumber(today) - born) / 10_000 < leastAgeOfVeterans));
const leastAgeOfVeterans = 21;
