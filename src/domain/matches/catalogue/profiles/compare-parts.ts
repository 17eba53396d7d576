import type { Criterion } from "../../criteria/criterion.ts";
import type { Student } from "../../criteria/student.ts";
import { type Addend, addendOf } from "../results/result-sums.ts";
import type { AnswerColumn, Stages } from "./profile-columns.ts";
import type { StudentView } from "./student-view.ts";
import { type Comparing, tellProfilesApart, tellStagesApart } from "./tell-apart.ts";

/** The stages and profiles to compare; those whose number in `stays` is negative are left out. */
type Among = { view: StudentView; stages: Stages; staying: readonly number[]; stays: Int32Array; today: string };

/** Profiles for whom all parts give the same, by the number of their group, and its number in `results` by the one before and a result. */
type Groups = AnswerColumn & { values: null[]; next: (number | undefined)[] };

/** A part has far fewer different results: met, failed, unclear, and a few missing answers. */
const mostResults = 64;

/**
 * Compares by the parts of a requirement, as the comparison depends on those of its parts alone: what each gives is an answer that the
 * comparison reads first, as a number for the stage and one for the profile.
 */
export function comparingByParts(
  { view, stages, staying, stays, today }: Among,
  { criterion, required }: { criterion: Criterion<unknown>; required: unknown },
): Comparing<Addend> {
  const ofStages = noGroups(stays.length, true);
  const ofProfiles = noGroups(stays.length, false);
  for (const part of criterion.parts?.(required) ?? []) {
    const numbers = new Map<string, number>();
    const numberFor = (student: Student): number => {
      const key = JSON.stringify(part(student, today));
      const number = numbers.get(key) ?? numbers.size;
      if (number >= mostResults) throw new Error("A part of a requirement has too many different results.");
      numbers.set(key, number);
      return number;
    };
    const compare = (profile: number) => view.watch(profile, numberFor);
    ofStages.next = [];
    ofProfiles.next = [];
    const open = tellStagesApart(stages, staying, compare, (result, some) => {
      for (const stage of some) divide(ofStages, stages.firstProfiles[stage] as number, result);
    });
    tellProfilesApart(stages, open, stays, compare, ({ list, parts, from, to, results }) => {
      for (let at = from; at < to; at++) divide(ofProfiles, list[at] as number, results[parts[at] as number] as number);
    });
  }
  const groups = [ofStages, ofProfiles].flatMap((column) => (column.values.length > 1 ? { column, part: null } : []));
  return (profile) => {
    const comparison = view.watch(profile, (student) => criterion.compare(student, required, today)).result;
    const { result, reads } = view.watch(profile, (student) => addendOf(criterion, comparison, student));
    return { result, reads: [...groups, ...reads] };
  };
}

const noGroups = (profiles: number, isOfStage: boolean): Groups => ({
  isOfStage,
  numbers: new Uint32Array(profiles),
  values: [null],
  next: [],
});

function divide({ numbers, values, next }: Groups, profile: number, result: number): void {
  const place = (numbers[profile] as number) * mostResults + result;
  const known = next[place] ?? values.push(null) - 1;
  next[place] = known;
  numbers[profile] = known;
}
