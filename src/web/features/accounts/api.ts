import { queryOptions, useIsMutating, useQuery } from "@tanstack/react-query";
import type { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { request } from "#web/http/request.ts";

export type { Me };

/**
 * Who is signed in, as this tab knows it. `lapsed`: the session ended without a sign-out, so nothing loads or saves
 * until the student signs in again. Until then the page stays as it is, with its drafts.
 */
export type KnownMe = Me & { lapsed?: true };

/** A signed-in user, for pages below the guard. */
type SignedInMe = KnownMe & { user: NonNullable<Me["user"]> };

/** A visitor. */
export const visitor: KnownMe = signedOut;

/** The query keys of this slice. */
export const accountKeys = {
  me: ["me"],
  account: ["account"],
  sessions: ["sessions"],
  mailedLink: (token: string | undefined) => ["mailed-link", token],
  passwordStrength: ["password-strength"],
} as const;

const readMe = async (): Promise<Me> => (await request("/api/me")).json();

/** The user of this browser's session, read from the server instead of the cache. */
export const readUser = async (): Promise<Me["user"]> => (await readMe()).user;

/** Who is signed in. This query is the one source of the sign-in state. */
export const meQuery = queryOptions({
  queryKey: accountKeys.me,
  // Ignores the abort signal: a guard may wait for this query after its last component unmounts.
  queryFn: async ({ client, queryKey }): Promise<KnownMe> => {
    const now = await readMe();
    const before = client.getQueryData<KnownMe>(queryKey);
    return before?.user && !now.user ? { ...before, lapsed: true } : now;
  },
  staleTime: 60_000,
});

/** The signed-in student in the answer; null for a visitor. */
export const studentOf = (me: KnownMe | undefined): SignedInMe | null => (me?.user ? { ...me, user: me.user } : null);

/**
 * The sign-in state for parts that both visitors and students see. `loading` until the first answer; `failed` when the
 * request failed, so neither view is right.
 */
export type AuthStatus = "loading" | "failed" | "signed-in" | "signed-out";

export function useAuth(): { status: AuthStatus; me: KnownMe | undefined } {
  const { data, isPending } = useQuery(meQuery);
  if (data) return { status: data.user ? "signed-in" : "signed-out", me: data };
  return { status: isPending ? "loading" : "failed", me: undefined };
}

/** The key of the mutation that signs out. */
export const signOutKey = ["sign-out"];

/** Whether a sign-out has started and not ended yet. */
export const useIsSigningOut = () => useIsMutating({ mutationKey: signOutKey }) > 0;

/** The student, on pages below the guard (routes/_signed-in.tsx), which renders them only for students. */
export function useStudent(): SignedInMe {
  const student = studentOf(useQuery(meQuery).data);
  if (!student) throw new Error("useStudent was called where nobody is signed in");
  return student;
}
