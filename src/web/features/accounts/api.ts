import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { request } from "#web/http/request.ts";

export type { Me };

/**
 * Who is signed in, as this tab sees it. `lapsed`: the session ended by itself, so that nothing can be loaded or saved
 * until the student signs in again; until then the page stays as it is, with what was typed.
 */
export type KnownMe = Me & { lapsed?: true };

/** A visitor. */
export const nobody: KnownMe = signedOut;

const readMe = async (): Promise<Me> => (await request("/api/me")).json();

/** Whom the server takes this browser for now, past what this tab knows. */
export const whoIsIn = async (): Promise<Me["user"]> => (await readMe()).user;

/** Who is signed in. This query is the one source of the sign-in state. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  // Not tied to the signal: a guard may be waiting for it while the last component that shows it goes away.
  queryFn: async ({ client, queryKey }): Promise<KnownMe> => {
    const now = await readMe();
    const before = client.getQueryData<KnownMe>(queryKey);
    return before?.user && !now.user ? { ...before, lapsed: true } : now;
  },
  staleTime: 60_000,
});

/** `loading` until the first answer; a failed answer counts as signed out, as nothing can be shown then. */
export function useAuth(): { status: "loading" | "signed-in" | "signed-out"; me: KnownMe | undefined } {
  const { data, isPending } = useQuery(meQuery);
  if (isPending) return { status: "loading", me: undefined };
  return { status: data?.user ? "signed-in" : "signed-out", me: data };
}
