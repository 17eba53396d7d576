import { wordSet } from "../../../../eligibility/text/word-set.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
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

/** Whether a graduate gave a class as good, as their grade or among their achievements. */
export const hasDegreeClass = (student: Student, least: number): boolean =>
  classesOf(student).some(({ at }) => at >= least);

/** What the student said of their class. */
export const degreeClassAnswer = (student: Student): string | null =>
  classesOf(student)
    .map(({ said }) => said)
    .join("; ") || null;

function classesOf({ level, profile }: Student): { at: number; said: string }[] {
  if (!graduates.has(level)) return [];
  const { academic_achievements, gpa, gpa_given, gpa_scale } = profile;
  const graded = gpa_scale === "uk_class" && gpa ? [{ at: leastOfGrades.indexOf(gpa), said: gpa_given ?? "" }] : [];
  const achieved = (academic_achievements ?? []).flatMap((said) => {
    const words = foldedWords(said);
    const isSaid = words.some((word) => ofDegrees.has(word)) && !words.some((word) => hoped.has(word));
    const at = isSaid ? classNamedIn(words) : null;
    return at === null ? [] : [{ at, said }];
  });
  return [...graded, ...achieved].filter(({ at }) => at >= 0);
}
