import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  Application,
  ApplicationList,
  ApplicationPatch,
  NewApplication,
} from "#domain/applications/application.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { request } from "#web/http/request.ts";
import { celebrate } from "#web/ui/feedback/celebrate.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";

const path = "/api/applications";

/** Every application of the student, the newest first. */
export const applicationsQuery = queryOptions({
  queryKey: ["applications", "all"],
  queryFn: async ({ signal }): Promise<Application[]> => {
    const list: ApplicationList = await (await request(`${path}/all`, { signal })).json();
    return list.items;
  },
});

const send = async (method: string, at: string, body: object, headers = {}) =>
  request(at, { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });

function useChange<Input>(change: (input: Input) => Promise<unknown>, failure: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => toastProblem(error, failure),
    onSettled: () => cache.invalidateQueries({ queryKey: ["applications"] }),
  });
}

/** Adds an application, with a toast and confetti. A failure is shown as a toast, and rejects. */
export function useAddApplication() {
  return useChange(async (application: NewApplication) => {
    await send("POST", path, application);
    showToast({ title: "Application Added", description: application.scholarship_title });
    void celebrate({ particleCount: 50, ticks: 200, zIndex: 100 });
  }, "Failed to add application.");
}

/** Changes fields of an application. A failure is shown as a toast, and rejects. */
export const useChangeApplication = (id: string) =>
  useChange((patch: ApplicationPatch) => send("PATCH", `${path}/${id}`, patch), "Failed to update application.");

/** Sets the statuses of several applications at once. A failure is shown as a toast, and rejects. */
export const useSetStatuses = () =>
  useChange(
    (items: readonly { id: string; status: ApplicationStatus; base?: ApplicationStatus }[]) =>
      send("POST", `${path}/statuses`, { items }),
    "Failed to update application.",
  );

/** Deletes an application, and offers Undo in a toast. */
export function useDeleteApplication() {
  const restore = useChange(
    ({ id }: Application) => send("POST", `${path}/${id}/restore`, {}),
    "Failed to add application.",
  );
  return useChange(async (application: Application) => {
    await request(`${path}/${application.id}`, { method: "DELETE" });
    showToast({
      title: "Application Deleted",
      description: application.scholarship_title,
      action: { label: "Undo", onClick: () => restore.mutate(application) },
    });
  }, "Failed to delete application.");
}
