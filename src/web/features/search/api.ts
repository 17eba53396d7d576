import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AiSearchAnswer, AiSearchRequest, Discovery, DiscoveryWords } from "#domain/search/ai-search.ts";
import type { discoveryRoutes, searchFunctions } from "#server/search/routes.ts";
import { sliceClient } from "#web/http/client.ts";

const functions = sliceClient<typeof searchFunctions>("/api/functions");
const discovery = sliceClient<typeof discoveryRoutes>("/api/discovery");

/** Sends a search. With the same key the first answer comes again, and is charged once. */
export async function sendSearch(json: AiSearchRequest, key?: string): Promise<AiSearchAnswer> {
  const header = key === undefined ? {} : { "idempotency-key": key };
  return (await functions["enhanced-ai-scholarship-search"].$post({ json, header })).json();
}

/** The scholarships that AI Discovery finds for keywords. */
export const discoveryQuery = (keywords: string) =>
  queryOptions({
    queryKey: ["discovery", keywords],
    queryFn: async ({ signal }): Promise<Discovery> =>
      (await discovery.index.$get({ query: { keywords } }, { init: { signal } })).json(),
    placeholderData: keepPreviousData,
  });

/** Words that discover something for the student. */
export const discoveryWordsQuery = queryOptions({
  queryKey: ["discovery-words"],
  queryFn: async ({ signal }): Promise<DiscoveryWords> => (await discovery.words.$get({}, { init: { signal } })).json(),
});
