import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import type { PublicConfig } from "#domain/operations/public-config.ts";
import { request } from "./request.ts";

/** `GET /api/config`: the sign-in methods of this server, and the operator's contact details. */
export const publicConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async (): Promise<PublicConfig> => (await request("/api/config")).json(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The public configuration; undefined while it loads and during hydration of HTML that was rendered without it. */
export function usePublicConfig(): PublicConfig | undefined {
  const hydrated = useHydrated();
  const { data } = useQuery(publicConfigQuery);
  return hydrated ? data : undefined;
}
