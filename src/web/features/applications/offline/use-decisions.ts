import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Application } from "#domain/applications/application.ts";
import { problemText } from "#web/http/problem-error.ts";
import { applicationsQuery } from "../api.ts";
import type { Change } from "./change.ts";
import { type Conflict, conflictOf, resolution } from "./conflict.ts";
import { dropChange, editOf, isConflict, queueAlone, queuedChanges } from "./queue.ts";
import { type Entry, useQueue } from "./use-queue.ts";

/** A conflict, with the keys of its refused edits. */
export type QueuedConflict = Conflict & { keys: readonly number[] };

/** A change that the server refused for good. */
export type Refusal = { key: number; change: Change; reason: string };

/** The refused changes, about which the student decides. */
export function useRefusedChanges(): { conflicts: QueuedConflict[]; refusals: Refusal[] } {
  const { data = [] } = useQuery(applicationsQuery);
  const refused = useQueue().filter(({ state }) => state.status === "error");
  const conflicts = conflictsOf(refused, data);
  const inConflict = new Set(conflicts.flatMap(({ keys }) => keys));
  const refusals = refused.filter(({ key }) => !inConflict.has(key));
  return {
    conflicts,
    refusals: refusals.map(({ key, change, state }) => ({ key, change, reason: problemText(state.error) })),
  };
}

/** One conflict for each application that still exists. */
function conflictsOf(refused: readonly Entry[], applications: readonly Application[]): QueuedConflict[] {
  return applications.flatMap((application) => {
    const own = refused.flatMap(({ key, change, state }) =>
      change.kind === "edit" && change.id === application.id && isConflict(state.error) ? { key, change } : [],
    );
    const edits = own.map(({ change }) => change);
    return own.length > 0 ? { ...conflictOf(application, edits), keys: own.map(({ key }) => key) } : [];
  });
}

/** What a student can do with refused changes. */
export function useDecisions() {
  const client = useQueryClient();
  const discard = (keys: readonly number[]) => {
    const dropped = queuedChanges(client).filter(({ mutationId }) => keys.includes(mutationId));
    for (const change of dropped) dropChange(client, change);
  };
  /** Queued before the old ones leave, so that what was typed is always in the queue. */
  const replace = (keys: readonly number[], change: Change) => {
    queueAlone(client, change);
    discard(keys);
  };
  return {
    discard,
    sendAgain: ({ key, change }: Refusal) => replace([key], change),
    resolve: (conflict: QueuedConflict, keep: "mine" | "other") => {
      const edit = resolution(conflict, keep);
      if (Object.keys(edit.changes).length > 0) replace(conflict.keys, editOf(edit));
      else discard(conflict.keys);
    },
  };
}
