import type { Application } from "#domain/applications/application.ts";
import type { applicationRoutes } from "#server/applications/routes.ts";
import { sliceClient } from "#web/http/client.ts";
import type { Change, EditedFields } from "./change.ts";

export const client = sliceClient<typeof applicationRoutes>("/api/applications");

/** What the server answers to a change. */
export type Saved = {
  /** The applications of the change, as they are now. */
  rows: readonly Application[];
  /** Applications of a bulk change that are gone. */
  gone?: readonly string[];
  /** Edits of a bulk change that were not stored, as the applications were changed elsewhere. */
  conflicts?: readonly EditedFields[];
};

/** Sends a change to the server, once. */
export async function sendChange(change: Change): Promise<Saved> {
  switch (change.kind) {
    case "add": {
      const header = { "idempotency-key": change.sent.id };
      return { rows: [await (await client.index.$post({ json: change.sent, header })).json()] };
    }
    case "edit": {
      const { id, changes, base } = change;
      return { rows: [await (await client[":id"].$patch({ param: { id }, json: { ...changes, base } })).json()] };
    }
    case "statuses":
      return setStatuses(change.items);
    case "delete":
      await client[":id"].$delete({ param: { id: change.application.id } });
      return { rows: [] };
    case "restore":
      return { rows: [await (await client[":id"].restore.$post({ param: { id: change.application.id } })).json()] };
  }
}

async function setStatuses(items: Extract<Change, { kind: "statuses" }>["items"]): Promise<Saved> {
  const { items: saved, conflicts } = await (await client.statuses.$post({ json: { items } })).json();
  const changed = conflicts.flatMap(({ application }) => application ?? []);
  return {
    rows: [...saved, ...changed],
    gone: conflicts.flatMap(({ id, application }) => (application ? [] : id)),
    conflicts: changed.flatMap(({ id, scholarship_title: title }) => {
      const item = items.find((each) => each.id === id);
      return item ? [{ id, title, changes: { status: item.status }, base: { status: item.base } }] : [];
    }),
  };
}
