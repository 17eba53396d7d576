import { queryOptions } from "@tanstack/react-query";
import type { SavedSearchList } from "#domain/saved-searches/saved-search.ts";
import type { savedSearchRoutes } from "#server/saved-searches/routes.ts";
import { sliceClient } from "#web/http/client.ts";

export const savedSearchClient = sliceClient<typeof savedSearchRoutes>("/api/saved-searches");

/** The student's saved searches, the newest first, with their new results. */
export const savedSearchesQuery = queryOptions({
  queryKey: ["saved-searches"],
  queryFn: async ({ signal }): Promise<SavedSearchList> =>
    (await savedSearchClient.index.$get({}, { init: { signal } })).json(),
});
