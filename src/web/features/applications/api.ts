import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Application, ApplicationPatch, NewApplication } from "#domain/applications/application.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { randomKey } from "#web/http/random-key.ts";
import { celebrate } from "#web/ui/feedback/celebrate.ts";
import { showToast, type Toast } from "#web/ui/overlays/toast.tsx";
import { type Change, fieldsOf, newApplication } from "./offline/change.ts";
import { applicationsKey, editOf, isConflict, queueChange, withPending } from "./offline/queue.ts";
import { noteQueueStored } from "./offline/queue-stored.ts";
import { client as applicationsClient } from "./offline/send-change.ts";

/** Every application of the student, the newest first: `Application[]`, with the changes that still wait. */
export const applicationsQuery = queryOptions({
  queryKey: applicationsKey,
  queryFn: async ({ client, signal }): Promise<Application[]> => {
    const { items } = await (await applicationsClient.all.$get({}, { init: { signal } })).json();
    return withPending(client, items);
  },
  refetchOnReconnect: true,
});

/**
 * Keeps the tracker in this browser: opens it from the last copy, and stores the changes that wait
 * (shared/keep-offline.ts). Resolves when the copy is in the cache, also where the browser forbids storage.
 */
export const keepOffline = async (client: QueryClient): Promise<void> => {
  try {
    await (await import("./shared/keep-offline.ts")).keepOffline(client);
  } catch {
    // Without storage the tracker works, but changes wait only in this tab.
    noteQueueStored(false);
  }
};

// The hooks below have the shape of useMutation: `mutate`, `mutateAsync`, `isPending`. The change shows at once. They
// resolve when it is saved, or when it waits for the connection; a form can then close. They reject when the server
// refuses the change, and have then shown the error text as a toast. After 409 `application_changed` a form closes too:
// what was typed is kept in the conflict (offline/offline-notice.tsx).

/**
 * Adds an application, with a toast and confetti. Input: `NewApplication`; resolves to the `Application`. `action` is
 * the button of the toast, `failure` the text where it is refused.
 */
export function useAddApplication({ action, failure = "Failed to add application." }: AddingOptions = {}) {
  return useChange({
    change: (input: NewApplication, { userId }) => {
      const sent = { ...input, id: input.id ?? randomKey() };
      return { kind: "add", sent, application: newApplication(sent, userId, new Date()) };
    },
    result: ([application]) => application,
    done: (_, row) => {
      void celebrate({ particleCount: 50, ticks: 200, zIndex: 100 });
      return { title: "Application Added", description: row?.scholarship_title, action: row && action?.(row) };
    },
    failure,
  });
}
type AddingOptions = { action?: (added: Application) => Toast["action"]; failure?: string };

/**
 * Changes fields of an application. Input: `ApplicationPatch`; resolves to the `Application`. `base` is by default what
 * the list shows now; a form gives the values that it started with. `quiet` leaves out the toast of a success, for
 * changes that the student sees anyway, such as a ticked task.
 */
export function useChangeApplication(id: string, { quiet = false }: { quiet?: boolean } = {}) {
  return useChange({
    change: ({ base, ...changes }: ApplicationPatch, { seen }) => {
      const row = seen(id);
      const title = row?.scholarship_title ?? "";
      return editOf({ id, title, changes, base: base ?? (row ? fieldsOf(row, changes) : {}) });
    },
    result: ([application]) => application,
    done: (_, row) => (quiet ? undefined : { title: "Application Updated", description: row?.scholarship_title }),
    failure: "Failed to update application.",
  });
}

/**
 * Sets the statuses of up to 500 applications. Input: `{ id, status }[]`, and `base`: by default what the list shows.
 * The caller shows the toast of a success, with Undo.
 */
export function useSetStatuses() {
  return useChange({
    change: (items: readonly { id: string; status: ApplicationStatus; base?: ApplicationStatus }[], { seen }) => ({
      kind: "statuses",
      at: new Date().toISOString(),
      items: items.map(({ id, status, base }) => ({ id, status, base: base ?? seen(id)?.status ?? status })),
    }),
    result: (applications) => applications,
    done: () => undefined,
    failure: "Failed to update application.",
  });
}

/** Deletes an application, with a toast that offers Undo. Input: the `Application`. */
export function useDeleteApplication() {
  const restore = useRestoreApplication();
  return useChange({
    change: (application: Application) => ({ kind: "delete", application }),
    result: () => undefined,
    done: (application) => ({
      title: "Application Deleted",
      description: application.scholarship_title,
      action: { label: "Undo", onClick: () => restore.mutate(application) },
    }),
    failure: "Failed to delete application.",
  });
}

/** Brings a deleted application back. Input: the `Application`. */
function useRestoreApplication() {
  return useChange({
    change: (application: Application) => ({ kind: "restore", application }),
    result: ([application]) => application,
    done: () => undefined,
    failure: "Failed to add application.",
  });
}

type ChangeParts<Input, Result> = {
  change: (input: Input, seen: Seen) => Change;
  result: (rows: readonly Application[]) => Result;
  /** The toast of a success, and what else happens then. */
  done: (input: Input, first: Application | undefined) => Toast | undefined;
  /** The text of the error toast. */
  failure: string;
};
/** The signed-in student, and the applications as the screen shows them. */
type Seen = { userId: string; seen: (id: string) => Application | undefined };

function useChange<Input, Result>({ change, result, done, failure }: ChangeParts<Input, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      void keepOffline(client);
      const rows = client.getQueryData(applicationsQuery.queryKey) ?? [];
      const userId = client.getQueryData(meQuery.queryKey)?.user?.id ?? "";
      const saved = await queueChange(
        client,
        change(input, { userId, seen: (id) => rows.find((row) => row.id === id) }),
      );
      const toast = done(input, saved[0]);
      if (toast) showToast(toast);
      return result(saved);
    },
    onError: (error) => {
      // A conflict is shown with both values, where the student decides.
      if (!isConflict(error)) toastProblem(error, failure);
    },
  });
}
