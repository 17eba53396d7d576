import type { Demand } from "../../../eligibility/demand.ts";
import type { Student } from "../student.ts";
import { topicsIn } from "../topics.ts";

/** What a check plainly asks for, which students say of themselves: to be a member, to volunteer, to take part in sports. */
export type PlainDoing = "member" | "volunteer" | "athlete";

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const doing = `a an and the at in of with be is are have has must should applicant applicants student students who you your do doing perform participate
participates participating take takes taking part involved involvement active actively engage engaged engages current currently`;
const words: Readonly<Record<PlainDoing, { of: ReadonlySet<string>; names: RegExp }>> = {
  member: {
    of: wordsOf(`${doing} member members membership registered paid dues paying good standing belong to hold or`),
    names: /\b(?:member|members|membership|belong)\b/,
  },
  volunteer: {
    of: wordsOf(`${doing} community service volunteer volunteers volunteering work their local`),
    names: /\b(?:community service|volunteer|volunteers|volunteering|volunteer work)\b/,
  },
  athlete: { of: wordsOf(`${doing} sport sports athletics athletic`), names: /\b(?:sports?|athletics)\b/ },
};
const doings = Object.keys(words) as PlainDoing[]; // the keys of the table

/** What a check asks for, where that is all its words say: "be a SHPE member", but not "be a former 4-H member with a record". */
export function plainDoingOf(
  { kind }: Extract<Demand, { about: "check" }>,
  folded: readonly string[],
  bodies: readonly string[],
): PlainDoing | null {
  if (!ofDoings.has(kind)) return null;
  const text = folded.join(" ").replace("4 h", "4h");
  const inNames = new Set(bodies.flatMap((name) => name.split(" ")));
  const isPlainly = (each: PlainDoing) =>
    words[each].names.test(text) && text.split(" ").every((word) => words[each].of.has(word) || inNames.has(word));
  const found = doings.find(isPlainly) ?? null;
  // Which of several bodies, or all of them?
  if (found === "member") return bodies.length > 0 && !(bodies.length > 1 && folded.includes("and")) ? found : null;
  return bodies.length > 0 ? null : found;
}
const ofDoings: ReadonlySet<string> = new Set(["activity", "community_service", "membership"]);

const sports = topicsIn("sports");

/** Whether the student said that they do it. What they did not say they may do all the same. */
export function saysToDo(student: Student, plainly: PlainDoing, bodies: readonly string[]): boolean {
  const { profile, memberOf } = student;
  if (plainly === "volunteer") return (profile.volunteer_hours ?? 0) > 0;
  if (plainly === "athlete")
    return (profile.extracurricular_activities ?? []).some((each) => topicsIn(each) === sports);
  return bodies.some((named) => memberOf.includes(named));
}
