import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Me } from "#domain/accounts/me.ts";
import { request } from "#web/http/request.ts";

export type { Me };

/** Who is signed in. This query is the one source of the sign-in state. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  // Not tied to the signal: a guard may be waiting for it while the last component that shows it goes away.
  queryFn: async (): Promise<Me> => (await request("/api/me")).json(),
  staleTime: 60_000,
});

/** `loading` until the first answer; a failed answer counts as signed out, as nothing can be shown then. */
export function useAuth(): { status: "loading" | "signed-in" | "signed-out"; me: Me | undefined } {
  const { data, isPending } = useQuery(meQuery);
  if (isPending) return { status: "loading", me: undefined };
  return { status: data?.user ? "signed-in" : "signed-out", me: data };
}
