import { queryOptions } from "@tanstack/react-query";
import type { FacetPage, OpenCatalogue, SimilarAwards } from "#domain/scholarships/browse.ts";
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

/** `GET /api/scholarships/{id}/similar`: open ones that share facts with it, and the lists it is on. */
export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: ["scholarship", id, "similar"],
    queryFn: async ({ signal }): Promise<SimilarAwards> =>
      (await request(`/api/scholarships/${encodeURIComponent(id)}/similar`, { signal })).json(),
    staleTime: 5 * 60_000,
  });

/** `GET /api/browse`: the lists of open scholarships that have a page. */
export const browseQuery = queryOptions({
  queryKey: ["browse"],
  queryFn: async ({ signal }): Promise<OpenCatalogue> => (await request("/api/browse", { signal })).json(),
  staleTime: 5 * 60_000,
});

export type FacetAsked = { kind: string; slug: string; page: number };

/** `GET /api/browse/{kind}/{slug}`: one page of a list. */
export const facetQuery = ({ kind, slug, page }: FacetAsked) =>
  queryOptions({
    queryKey: ["browse", kind, slug, page],
    queryFn: async ({ signal }): Promise<FacetPage> => {
      const path = [kind, slug].map(encodeURIComponent).join("/");
      return (await request(`/api/browse/${path}?page=${page}`, { signal })).json();
    },
    staleTime: 5 * 60_000,
  });
