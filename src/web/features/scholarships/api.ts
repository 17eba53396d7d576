import { queryOptions } from "@tanstack/react-query";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { request } from "#web/http/request.ts";

/** `GET /api/scholarships/{id}`: one scholarship with its provenance. The server gives its page the answer along. */
export const scholarshipQuery = (id: string) =>
  queryOptions({
    queryKey: ["scholarship", id],
    queryFn: async ({ signal }): Promise<Scholarship> =>
      (await request(`/api/scholarships/${encodeURIComponent(id)}`, { signal })).json(),
    staleTime: 5 * 60_000,
  });
