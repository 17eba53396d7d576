import { bestSet, type Choice } from "./best-set.ts";
import { capacityUntil, type DayHours } from "./day-hours.ts";
import type { OpenApplication } from "./open-application.ts";
import { earlier } from "./schedule.ts";
import { type DueWork, type Missed, Workload } from "./workload.ts";

/** The days that can be planned. */
export type Span = { days: readonly DayHours[]; lastDay: string };

/**
 * Why an application is not in the plan. `passed` and `unannounced`: its deadline, or last year's or its usual month, has passed. `too_late`: its work does not fit even alone.
 * `class_over`: its last round for the student's class is over.
 * `form_later`: it needs only a `form`, such as "the FAFSA", which the student can file from `opens`.
 * `no_room`: it fits alone, but not beside the chosen applications, which are worth more.
 */
export type LeftOut = OpenApplication &
  (
    | { reason: "passed" }
    | { reason: "unannounced" }
    | { reason: "class_over" }
    | { reason: "form_later"; form: string; opens: string }
    | ({ reason: "too_late" | "no_room" } & Missed)
  );

type Chosen = {
  chosen: OpenApplication[];
  leftOut: LeftOut[];
  /** How much more the best set can be worth, as a share: 0 when this is the best; null when that is not known. */
  gap: number | null;
};

/** The most applications whose sets are compared. */
const mostCompared = 200;

type Candidate = { open: OpenApplication; work: DueWork; worth: number };

/**
 * The applications to work on: the set that is worth most. With more than 200 of them, those worth most per hour are
 * compared. Hours that are left go to others, those worth most per hour first.
 */
export function chooseApplications(
  applications: readonly OpenApplication[],
  worths: readonly number[],
  { days, lastDay }: Span,
): Chosen {
  const candidates = applications.map((open, at) => ({
    open,
    work: { due: earlier(open.application.deadline, lastDay) ?? lastDay, pieces: open.pieces },
    worth: worths[at] ?? 0,
  }));
  candidates.sort((one, other) => worthPerHour(other) - worthPerHour(one));
  const compared = candidates.slice(0, mostCompared);
  const capacityOf = capacityUntil(days);
  const best = bestOf(compared, capacityOf);
  const workload = new Workload(days);
  for (const { work } of best.chosen) workload.add(work);
  const chosen = new Set(best.chosen);
  for (const candidate of candidates) {
    if (chosen.has(candidate) || workload.missed(candidate.work)) continue;
    workload.add(candidate.work);
    chosen.add(candidate);
  }
  return {
    chosen: [...chosen].map(({ open }) => open),
    leftOut: candidates
      .filter((each) => !chosen.has(each))
      .flatMap(({ open, work }) => {
        const [needs, left] = [hoursOf(work), capacityOf(work.due)];
        if (needs > left) return { ...open, reason: "too_late" as const, needs, left, day: work.due };
        const missed = workload.missed(work);
        return missed ? { ...open, reason: "no_room" as const, ...missed } : [];
      }),
    gap: compared.length < candidates.length ? null : best.gap,
  };
}

const hoursOf = ({ pieces }: DueWork) => pieces.reduce((sum, { quarters }) => sum + quarters, 0);

/** Applications without open work come first. */
const worthPerHour = ({ work, worth }: Candidate) => worth / Math.max(hoursOf(work), 1e-6);

function bestOf(candidates: readonly Candidate[], capacityOf: (day: string) => number) {
  const shared = sharedPieces(candidates);
  const indexOf = new Map(shared.map(({ key }, at) => [key, at]));
  const choices = candidates.map(({ work, worth }): Choice => {
    const own = work.pieces.filter(({ key }) => !indexOf.has(key));
    return {
      capacity: capacityOf(work.due),
      hours: hoursOf({ ...work, pieces: own }),
      shared: work.pieces.flatMap(({ key }) => indexOf.get(key) ?? []),
      worth,
    };
  });
  const { chosen, worth, atMost } = bestSet(
    choices,
    shared.map(({ quarters }) => quarters),
  );
  return {
    chosen: chosen.flatMap((at) => candidates[at] ?? []),
    gap: worth > 0 ? atMost / worth - 1 : 0,
  };
}

/** The pieces of work that several of the applications need. */
function sharedPieces(candidates: readonly Candidate[]) {
  const byKey = new Map<string, { key: string; quarters: number; applications: number }>();
  for (const { work } of candidates)
    for (const { key, quarters } of work.pieces)
      byKey.set(key, { key, quarters, applications: (byKey.get(key)?.applications ?? 0) + 1 });
  return [...byKey.values()].filter(({ applications }) => applications > 1);
}
