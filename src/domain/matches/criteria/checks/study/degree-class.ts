import { wordSet } from "../../../../eligibility/text/word-set.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
import { type Comparison, close, likely } from "../../criterion.ts";
import type { Student } from "../../student.ts";

/** Classes of degrees in the United Kingdom, the lowest first. */
const classes = ["third", "lower second", "upper second", "first"];
const behind = new Set(["class", "honors", "honours"]);
const plain = wordSet(
  "a an and applicants at bachelor bachelors above better class degree equivalent have higher hold honors honours least lower minimum must of or second the third undergraduate university upper with you first",
);

/** The class that words plainly ask for, by its place in the list: "a first degree with at least upper second-class honors". Null for other words. */
export function degreeClassIn(words: readonly string[]): number | null {
  return words.every((word) => plain.has(word)) ? classNamedIn(words) : null;
}

/** The lowest class that words name: "first-class honours". */
function classNamedIn(words: readonly string[]): number | null {
  const text = ` ${words.join(" ")} `.replace(" second class upper ", " upper second class ");
  const at = classes.findIndex((name) => [...behind].some((word) => text.includes(` ${name} ${word} `)));
  return at < 0 ? null : at;
}

const graduates: ReadonlySet<Student["level"]> = new Set<Student["level"]>(["master", "doctoral", "professional"]);
const hoped = wordSet("aim aiming expect expected expecting predicted target");
/** "First class honours", but not "First Class Scout". */
const ofDegrees = wordSet("ba bachelor bachelors beng bsc degree honors honours llb lower upper");
/** What `ukClasses` of the grade scales makes of each class. */
const leastOfGrades = [2, 2.7, 3.3, 4];

/** Close for a graduate who gave a class as good, as their grade or among their achievements; likely where they still study for it; else null. */
export function compareDegreeClass(student: Student, least: number): Comparison | null {
  const enough = classesOf(student).filter(({ at }) => at >= least);
  if (enough.length === 0) return null;
  return enough.some(({ isHeld }) => isHeld) ? close : likely("close");
}

/** What the student said of their class. */
export const degreeClassAnswer = (student: Student): string | null =>
  classesOf(student)
    .map(({ said }) => said)
    .join("; ") || null;

function classesOf({ level, profile }: Student): { at: number; said: string; isHeld: boolean }[] {
  const isGraduate = graduates.has(level);
  if (!isGraduate && level !== "bachelor") return [];
  const { academic_achievements, gpa, gpa_given, gpa_scale } = profile;
  const isGraded = gpa_scale === "uk_class" && gpa;
  const graded = isGraded ? [{ at: leastOfGrades.indexOf(gpa), said: gpa_given ?? "", isHeld: isGraduate }] : [];
  const achieved = (academic_achievements ?? []).flatMap((said) => {
    const words = foldedWords(said);
    const at = words.some((word) => ofDegrees.has(word)) ? classNamedIn(words) : null;
    const isHeld = isGraduate && !words.some((word) => hoped.has(word));
    return at === null ? [] : [{ at, said, isHeld }];
  });
  return [...graded, ...achieved].filter(({ at }) => at >= 0);
}
