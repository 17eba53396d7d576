import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/http/request.ts";

/** How many scholarships are open in all. */
export const databaseSizeQuery = queryOptions({
  queryKey: ["scholarships", "count"],
  queryFn: async ({ signal }): Promise<{ count: number }> =>
    (await request("/api/scholarships/count", { signal })).json(),
  staleTime: 5 * 60_000,
});
