import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import type { PublicConfig } from "#domain/operations/public-config.ts";
import { request } from "./request.ts";

/** `GET /api/config`: which ways are open here, and how to reach the operator. */
export const publicConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async (): Promise<PublicConfig> => (await request("/api/config")).json(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The public configuration, or undefined while it is on its way and while HTML made without it is being taken over. */
export function usePublicConfig(): PublicConfig | undefined {
  const hydrated = useHydrated();
  const { data } = useQuery(publicConfigQuery);
  return hydrated ? data : undefined;
}
