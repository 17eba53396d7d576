import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/http/request.ts";

/** `GET /api/scholarships/count`: the number of open scholarships. */
export const databaseSizeQuery = queryOptions({
  queryKey: ["scholarships", "count"],
  queryFn: async ({ signal }): Promise<{ count: number }> =>
    (await request("/api/scholarships/count", { signal })).json(),
  staleTime: 5 * 60_000,
});
