import { queryOptions } from "@tanstack/react-query";
import type { CatalogueStats } from "#domain/scholarships/lists/scholarship-search.ts";
import { request } from "#web/http/request.ts";

/** `GET /api/stats`: the current figures of the catalog. */
export const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: async ({ signal }): Promise<CatalogueStats> => (await request("/api/stats", { signal })).json(),
  staleTime: 5 * 60_000,
});

/** A percentage with one decimal: 0.925 is 92.5%. */
export const share = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
