import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Application } from "#domain/applications/application.ts";
import { isToDo } from "#domain/applications/application-status.ts";
import type { EstimateList } from "#domain/planner/estimate.ts";
import type { PlanSettings, StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import type { plannerRoutes } from "#server/planner/routes.ts";
import { sliceClient } from "#web/http/client.ts";
import { useOptimisticMutation } from "#web/http/optimistic.ts";

const client = sliceClient<typeof plannerRoutes>("/api/planner");

/** How much time the student has. Another device may change it, so it is read again when the plan opens. */
export const planSettingsQuery = queryOptions({
  queryKey: ["planner", "settings"] as const,
  queryFn: async ({ signal }): Promise<StoredPlanSettings> =>
    (await client.index.$get({}, { init: { signal } })).json(),
  staleTime: 0,
});

export const estimatesQuery = queryOptions({
  queryKey: ["planner", "estimates"] as const,
  queryFn: async ({ signal }): Promise<EstimateList> => (await client.estimates.$get({}, { init: { signal } })).json(),
});

/**
 * The chances of the tracked scholarships. They are read again when an application is added or sent; until then the
 * last ones count.
 */
export function useEstimates(applications: readonly Application[], { enabled = true }: { enabled?: boolean } = {}) {
  const estimates = useQuery({ ...estimatesQuery, enabled });
  const { refetch } = estimates;
  const toDo = applications.filter(({ status }) => isToDo(status)).length;
  const known = useRef(toDo);
  useEffect(() => {
    if (known.current === toDo) return;
    known.current = toDo;
    if (enabled) void refetch();
  }, [toDo, enabled, refetch]);
  return estimates;
}

type SettingsChange = { from: StoredPlanSettings; to: PlanSettings };

/** Saves the settings. The plan follows at once. */
export function useSavePlanSettings() {
  return useOptimisticMutation<SettingsChange>({
    queryKey: planSettingsQuery.queryKey,
    scope: "plan-settings",
    save: ({ to }) => client.index.$put({ json: to }),
    show: (cache, { from, to }) =>
      cache.setQueryData(planSettingsQuery.queryKey, { ...to, updated_at: from.updated_at ?? "" }),
    undo: (cache, { from }) => cache.setQueryData(planSettingsQuery.queryKey, from),
    failureText: "Your hours could not be saved. Please try again.",
  });
}
