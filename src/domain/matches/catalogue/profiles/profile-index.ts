import { criteria } from "../../criteria/criteria.ts";
import type { Criterion, MatchableScholarship } from "../../criteria/criterion.ts";
import type { ProfileAnswers } from "../../criteria/student.ts";
import { type Addend, addendOf, isRuledOut, scoreOf, sectionOfTotal } from "../results/result-sums.ts";
import { comparingByParts } from "./compare-parts.ts";
import { columnsOfProfiles, type ProfileColumns, type Stages } from "./profile-columns.ts";
import { studentView } from "./student-view.ts";
import { type Comparing, tellProfilesApart, tellStagesApart } from "./tell-apart.ts";

/** Profiles as columns, to find those that a scholarship fits. */
type ProfileIndex = ProfileColumns & { userIds: readonly string[] };

export function compileProfiles(profiles: readonly { userId: string; answers: ProfileAnswers }[]): ProfileIndex {
  const columns = columnsOfProfiles(profiles.map(({ answers }) => answers));
  return { ...columns, userIds: Array.from(columns.order, (at) => (profiles[at] as { userId: string }).userId) };
}

/** The profiles that a scholarship fits, as places in `userIds` in ascending order, each with its score and section. */
export type Fits = {
  profiles: Uint32Array;
  scores: Uint8Array;
  /** As `sectionNumber` numbers them. */
  sections: Uint8Array;
};

/** The students whom the scholarship does not rule out: what scoring each of them gives. */
export function profilesThatFit(index: ProfileIndex, scholarship: MatchableScholarship, today: string): Fits {
  const { stages } = index;
  const view = studentView(index);
  const sums = noSums(index);
  const required = requiredOf(scholarship, today);
  const added = required
    .filter(({ criterion }) => !criterion.parts)
    .map(({ criterion, required }) =>
      addForStages(stages, sums, (profile) =>
        view.watch(profile, (student) => addendOf(criterion, criterion.compare(student, required, today), student)),
      ),
    );
  for (const addForProfiles of added) addForProfiles();
  // Those with parts take longest, so they compare only who is left.
  for (const each of required.filter(({ criterion }) => criterion.parts)) {
    const among = { view, stages, staying: staying(sums), stays: sums.totals, today };
    addForStages(stages, sums, comparingByParts(among, each))();
  }
  return fitsOf(index, sums);
}

/**
 * What the criteria add up to: for all profiles of a stage, and beside that for each profile. One of both is negative where a student is
 * ruled out.
 */
type Sums = { ofStages: readonly Sum[]; totals: Int32Array; asked: Int32Array };
type Sum = { total: number; question: number };

/** It is used until the next call, because megabytes for each scholarship keep the collector busy. */
const room = (profiles: number) => ({
  totals: new Int32Array(profiles),
  asked: new Int32Array(profiles),
  fits: { profiles: new Uint32Array(profiles), scores: new Uint8Array(profiles), sections: new Uint8Array(profiles) },
});
let scratch = room(0);

function noSums({ order: { length }, stages }: ProfileIndex): Sums {
  if (scratch.totals.length < length) scratch = room(length);
  const totals = scratch.totals.subarray(0, length).fill(0);
  const asked = scratch.asked.subarray(0, length).fill(0);
  return { totals, asked, ofStages: stages.firstProfiles.map(() => ({ total: 0, question: 0 })) };
}

const staying = ({ ofStages }: Sums): number[] =>
  ofStages.flatMap(({ total }, stage) => (isRuledOut(total) ? [] : stage));

/** Adds one criterion for whole stages. The function that it returns adds it for the profiles of the others. */
function addForStages(stages: Stages, sums: Sums, compare: Comparing<Addend>): () => void {
  const { ofStages, totals, asked } = sums;
  const open = tellStagesApart(stages, staying(sums), compare, ({ total, question }, some) => {
    for (const stage of some) {
      const sum = ofStages[stage] as Sum;
      sum.total += total;
      sum.question |= question;
    }
  });
  return () => {
    const stays = (stage: number) => !isRuledOut((ofStages[stage] as Sum).total);
    const left = open.map((each) => ({ ...each, stages: each.stages.filter(stays) }));
    tellProfilesApart(stages, left, totals, compare, ({ list, parts, from, to, results }) => {
      const added = Int32Array.from(results, ({ total }) => total);
      for (let at = from; at < to; at++) (totals[list[at] as number] as number) += added[parts[at] as number] as number;
      if (results.every(({ question }) => question === 0)) return;
      const questions = Int32Array.from(results, ({ question }) => question);
      for (let at = from; at < to; at++)
        (asked[list[at] as number] as number) |= questions[parts[at] as number] as number;
    });
  };
}

function fitsOf({ stages: { starts } }: ProfileIndex, { ofStages, totals, asked }: Sums): Fits {
  const { profiles, scores, sections } = scratch.fits;
  let fits = 0;
  for (const [stage, { total: added, question }] of ofStages.entries()) {
    if (isRuledOut(added)) continue;
    const end = starts[stage + 1] as number;
    for (let profile = starts[stage] as number; profile < end; profile++) {
      const own = totals[profile] as number;
      if (isRuledOut(own)) continue;
      profiles[fits] = profile;
      scores[fits] = scoreOf(own + added);
      sections[fits] = sectionOfTotal(own + added, (asked[profile] as number) | question);
      fits++;
    }
  }
  return { profiles: profiles.slice(0, fits), scores: scores.slice(0, fits), sections: sections.slice(0, fits) };
}

type Required = { criterion: Criterion<unknown>; required: unknown };

const requiredOf = (scholarship: MatchableScholarship, today: string): Required[] =>
  criteria.flatMap((criterion) => {
    const required = criterion.requirement(scholarship, today);
    return required === null ? [] : [{ criterion, required }];
  });
