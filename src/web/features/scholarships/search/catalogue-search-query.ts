import { infiniteQueryOptions } from "@tanstack/react-query";
import { type CatalogueSearchParams, searchText } from "#domain/scholarships/lists/catalogue-search.ts";
import { type ListedPage, listedPage } from "#domain/scholarships/lists/listed-page.ts";
import type { ScholarshipPage } from "#domain/search/public-search.ts";
import { request } from "#web/http/request.ts";

/**
 * `GET /api/scholarships` page by page, as rows of a public list. The server includes the first page in the HTML of
 * /browse/search.
 */
export const catalogueSearchQuery = (search: CatalogueSearchParams) =>
  infiniteQueryOptions({
    queryKey: ["scholarships", "search", search],
    queryFn: async ({ pageParam, signal }): Promise<ListedPage> => {
      const text = searchText({ ...search, cursor: pageParam || undefined });
      const response = await request(`/api/scholarships${text}`, { signal });
      const page: ScholarshipPage = await response.json();
      return listedPage(page);
    },
    initialPageParam: search.cursor ?? "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5 * 60_000,
  });
