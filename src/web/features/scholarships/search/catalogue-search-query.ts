import { infiniteQueryOptions } from "@tanstack/react-query";
import { type CatalogueSearchParams, type ListedPage, searchText } from "#domain/scholarships/catalogue-search.ts";
import { listedScholarship } from "#domain/scholarships/listed-scholarship.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
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
      const { items, next_cursor }: { items: Scholarship[]; next_cursor: string | null } = await response.json();
      return { items: items.map(listedScholarship), next_cursor };
    },
    initialPageParam: search.cursor ?? "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 5 * 60_000,
  });
