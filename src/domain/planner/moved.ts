import type { Plan, PlannedApplication } from "./plan.ts";

/** What is different between two plans of a student. */
export type Moved = {
  /** Applications in both plans that are finished on another day. */
  finish: { application: PlannedApplication["application"]; before: string; after: string }[];
  added: PlannedApplication["application"][];
  dropped: PlannedApplication["application"][];
};

/** What moved from one plan to a later one, or null when nothing did. Applications that were sent did not move. */
export function movedBetween(before: Plan, after: Plan): Moved | null {
  const [was, is] = [before, after].map(({ chosen }) => new Map(chosen.map((each) => [each.application.id, each])));
  const stillOpen = new Set([...after.chosen, ...after.leftOut].map(({ application }) => application.id));
  const moved: Moved = {
    finish: after.chosen.flatMap(({ application, finish }) => {
      const old = was?.get(application.id)?.finish;
      return old && finish && old !== finish ? { application, before: old, after: finish } : [];
    }),
    added: after.chosen.map(({ application }) => application).filter(({ id }) => !was?.has(id)),
    dropped: before.chosen.map(({ application }) => application).filter(({ id }) => stillOpen.has(id) && !is?.has(id)),
  };
  return Object.values(moved).some((list) => list.length > 0) ? moved : null;
}
