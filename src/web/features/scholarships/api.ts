import { queryOptions } from "@tanstack/react-query";
import type { FacetPage, OpenCatalogue, SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { ProblemError } from "#web/http/problem-error.ts";
import { request } from "#web/http/request.ts";

const scholarshipKeys = {
  one: (id: string) => ["scholarship", id],
  similar: (id: string) => ["scholarship", id, "similar"],
  browse: ["browse"],
  facet: ({ kind, slug, page }: FacetRequest) => ["browse", kind, slug, page],
} as const;

/**
 * `GET /api/scholarships/{id}`: one scholarship with its provenance; null when there is none. The server
 * includes the answer in the HTML of the page.
 */
export const scholarshipQuery = (id: string) =>
  queryOptions({
    queryKey: scholarshipKeys.one(id),
    queryFn: ({ signal }) => getOrNull<Scholarship>(`/api/scholarships/${encodeURIComponent(id)}`, signal),
    staleTime: 5 * 60_000,
  });

/**
 * `GET /api/scholarships/{id}/similar`: open ones that share facts with it, and the lists it is on; null when there is
 * no such scholarship.
 */
export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: scholarshipKeys.similar(id),
    queryFn: ({ signal }) =>
      getOrNull<SimilarScholarships>(`/api/scholarships/${encodeURIComponent(id)}/similar`, signal),
    staleTime: 5 * 60_000,
  });

/** `GET /api/browse`: the lists of open scholarships that have a page. */
export const browseQuery = queryOptions({
  queryKey: scholarshipKeys.browse,
  queryFn: async ({ signal }): Promise<OpenCatalogue> => (await request("/api/browse", { signal })).json(),
  staleTime: 5 * 60_000,
});

type FacetRequest = { kind: string; slug: string; page: number };

/** `GET /api/browse/{kind}/{slug}`: one page of a list; null when there is no such list or page. */
export const facetQuery = ({ kind, slug, page }: FacetRequest) =>
  queryOptions({
    queryKey: scholarshipKeys.facet({ kind, slug, page }),
    queryFn: ({ signal }) => {
      const path = [kind, slug].map(encodeURIComponent).join("/");
      return getOrNull<FacetPage>(`/api/browse/${path}?page=${page}`, signal);
    },
    staleTime: 5 * 60_000,
  });

/** The JSON at an API path; null when the server answers 404 or 400. */
async function getOrNull<T>(path: string, signal: AbortSignal): Promise<T | null> {
  try {
    return await (await request(path, { signal })).json();
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
