import { criteria } from "../../criteria/criteria.ts";
import type { Comparison, Criterion, MatchableScholarship, RequirementPart } from "../../criteria/criterion.ts";
import type { ProfileAnswers, Student } from "../../criteria/student.ts";
import { type Addend, addendOf, isRuledOut, scoreOf, sectionOfTotal } from "../results/result-sums.ts";
import { type DecisionTree, decisionTree } from "./decision-tree.ts";
import { columnsOfProfiles, type ProfileColumns } from "./profile-columns.ts";
import { type StudentView, studentView } from "./student-view.ts";

/** Profiles as columns, to find those that a scholarship fits. */
type ProfileIndex = ProfileColumns & { userIds: readonly string[] };

export const compileProfiles = (profiles: readonly { userId: string; answers: ProfileAnswers }[]): ProfileIndex => ({
  ...columnsOfProfiles(profiles.map(({ answers }) => answers)),
  userIds: profiles.map(({ userId }) => userId),
});

/** The profiles that a scholarship fits, as places in `userIds` in ascending order, each with its score and section. */
export type Fits = {
  profiles: Uint32Array;
  scores: Uint8Array;
  /** As `sectionNumber` numbers them. */
  sections: Uint8Array;
};

/** The students whom the scholarship does not rule out: what scoring each of them gives. */
export function profilesThatFit(index: ProfileIndex, scholarship: MatchableScholarship, today: string): Fits {
  const view = studentView(index);
  const added = requiredOf(scholarship, today).map((required) => addends(view, required, today));
  const stages = index.stages.firstProfiles.map(() => ({ ...nothingAdded }));
  const others = added.filter((each) => !addToStages(stages, each));
  const { profiles, totals, asked } = roomFor(index.count);
  let count = 0;
  for (let profile = 0; profile < index.count; profile++) {
    const { total, question, stays } = stages[index.stages.ofProfile[profile] as number] as Added;
    profiles[count] = profile;
    totals[profile] = total;
    asked[profile] = question;
    count += stays;
  }
  for (const each of others) count = addResults({ profiles, totals, asked }, count, each);
  const scores = new Uint8Array(count);
  const sections = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const profile = profiles[at] as number;
    scores[at] = scoreOf(totals[profile] as number);
    sections[at] = sectionOfTotal(totals[profile] as number, asked[profile] as number);
  }
  return { profiles: profiles.slice(0, count), scores, sections };
}

/** The profiles that no criterion has ruled out yet, in ascending order, and for each profile the sums so far. */
type Sums = { profiles: Uint32Array; totals: Int32Array; asked: Int32Array };
const room = (profiles: number): Sums => ({
  profiles: new Uint32Array(profiles),
  totals: new Int32Array(profiles),
  asked: new Int32Array(profiles),
});
let scratch = room(0);

/** It is used until the next call, because megabytes for each scholarship keep the collector busy. */
function roomFor(count: number): Sums {
  if (scratch.profiles.length < count) scratch = room(count);
  return scratch;
}

/** What one criterion adds, or several. `stays`: 1, or 0 where the student is ruled out. */
type Added = Addend & { stays: number };
const nothingAdded: Added = { total: 0, question: 0, stays: 1 };

/** Adds one criterion for whole stages, of which students are left. False where it tells students of one stage apart; then nothing is added. */
function addToStages(stages: Added[], { ofStage }: DecisionTree<Added>): boolean {
  const added: Added[] = [];
  for (const [stage, { stays }] of stages.entries()) {
    const each = stays === 1 ? ofStage(stage) : nothingAdded;
    if (each === null) return false;
    added.push(each);
  }
  for (const [stage, sums] of stages.entries()) {
    const { total, question, stays } = added[stage] as Added;
    sums.total += total;
    sums.question |= question;
    sums.stays &= stays;
  }
  return true;
}

/** Adds one criterion for the first `count` profiles, leaves out those that it rules out, and returns how many are left. */
function addResults({ profiles, totals, asked }: Sums, count: number, { of }: DecisionTree<Added>): number {
  let left = 0;
  for (let at = 0; at < count; at++) {
    const profile = profiles[at] as number;
    const { total, question, stays } = of(profile);
    totals[profile] = (totals[profile] as number) + total;
    asked[profile] = (asked[profile] as number) | question;
    profiles[left] = profile;
    left += stays;
  }
  return left;
}

type Required = { criterion: Criterion<unknown>; required: unknown };

/** What a criterion adds for each profile. */
function addends(view: StudentView, { criterion, required }: Required, today: string): DecisionTree<Added> {
  const compare = (student: Student) => criterion.compare(student, required, today);
  const parts = criterion.parts?.(required);
  if (!parts) return decisionTree(view, (student) => addedBy(compare(student), student));
  const groups = groupsByParts(view, parts, today);
  // The comparison depends on those of its parts alone.
  const ofGroups: DecisionTree<Added>[] = [];
  const { firstProfiles } = view.stages;
  return {
    of: (profile) => treeOf(groups.of(profile), profile).of(profile),
    ofStage: (stage) => {
      const group = groups.ofStage(stage);
      return group === null ? null : treeOf(group, firstProfiles[stage] as number).ofStage(stage);
    },
  };

  function treeOf(group: number, profile: number): DecisionTree<Added> {
    const known = ofGroups[group];
    if (known) return known;
    const comparison = view.watch(profile, compare).result;
    const tree = decisionTree(view, (student) => addedBy(comparison, student));
    ofGroups[group] = tree;
    return tree;
  }

  function addedBy(comparison: Comparison | null, student: Student): Added {
    const addend = addendOf(criterion, comparison, student);
    return { ...addend, stays: isRuledOut(addend.total) ? 0 : 1 };
  }
}

// A part has far fewer different results: met, failed, unclear, and a few missing answers.
const mostResults = 64;

/** The number of a group of profiles for whom all parts give the same. */
function groupsByParts(view: StudentView, parts: readonly RequirementPart[], today: string): DecisionTree<number> {
  const divided = parts.map((compare) => {
    const results = new Map<string, number>();
    const tree = decisionTree(view, (student) => {
      const key = JSON.stringify(compare(student, today));
      const number = results.get(key) ?? results.size;
      if (number >= mostResults) throw new Error("A part of a requirement has too many different results.");
      results.set(key, number);
      return number;
    });
    // By the group before and the result.
    return { tree, groups: [] as (number | undefined)[], count: 0 };
  });
  return {
    of: (profile) => {
      let group = 0;
      for (let at = 0; at < divided.length; at++) {
        const part = divided[at] as Divided;
        group = dividedBy(part, group, part.tree.of(profile));
      }
      return group;
    },
    ofStage: (stage) => {
      let group = 0;
      for (const part of divided) {
        const result = part.tree.ofStage(stage);
        if (result === null) return null;
        group = dividedBy(part, group, result);
      }
      return group;
    },
  };
}

type Divided = { groups: (number | undefined)[]; count: number; tree: DecisionTree<number> };

function dividedBy(part: Divided, group: number, result: number): number {
  const place = group * mostResults + result;
  const known = part.groups[place];
  if (known !== undefined) return known;
  part.groups[place] = part.count;
  part.count += 1;
  return part.count - 1;
}

/** What the scholarship requires, the criteria with parts last, which take longest. */
const requiredOf = (scholarship: MatchableScholarship, today: string): Required[] =>
  criteria
    .flatMap((criterion) => {
      const required = criterion.requirement(scholarship, today);
      return required === null ? [] : [{ criterion, required }];
    })
    .sort((a, b) => Number(a.criterion.parts !== undefined) - Number(b.criterion.parts !== undefined));
