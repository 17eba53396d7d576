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

/** A signed-in user, as pages below the guard get them. */
export type Student = KnownMe & { user: NonNullable<Me["user"]> };

/** A visitor. */
export const nobody: KnownMe = signedOut;

/** The keys of this slice's queries. */
export const accountKeys = {
  me: ["me"],
  account: ["account"],
  sessions: ["sessions"],
  mailedLink: (token: string | undefined) => ["mailed-link", token],
  passwordStrength: ["password-strength"],
} as const;

const readMe = async (): Promise<Me> => (await request("/api/me")).json();

/** Whom the server takes this browser for now, past what this tab knows. */
export const readUser = async (): Promise<Me["user"]> => (await readMe()).user;

/** Who is signed in. This query is the one source of the sign-in state. */
export const meQuery = queryOptions({
  queryKey: accountKeys.me,
  // Not tied to the signal: a guard may be waiting for it while the last component that shows it goes away.
  queryFn: async ({ client, queryKey }): Promise<KnownMe> => {
    const now = await readMe();
    const before = client.getQueryData<KnownMe>(queryKey);
    return before?.user && !now.user ? { ...before, lapsed: true } : now;
  },
  staleTime: 60_000,
});

/** The student of an answer; null for a visitor. */
export const studentOf = (me: KnownMe | undefined): Student | null => (me?.user ? { ...me, user: me.user } : null);

/**
 * Who is signed in, for what both visitors and students see. `loading` until the first answer; `failed` when there was
 * none, so that neither view is right.
 */
export type AuthStatus = "loading" | "failed" | "signed-in" | "signed-out";

export function useAuth(): { status: AuthStatus; me: KnownMe | undefined } {
  const { data, isPending } = useQuery(meQuery);
  if (data) return { status: data.user ? "signed-in" : "signed-out", me: data };
  return { status: isPending ? "loading" : "failed", me: undefined };
}

/** The student, on pages below the guard (routes/_signed-in.tsx), which renders them for nobody else. */
export function useStudent(): Student {
  const student = studentOf(useQuery(meQuery).data);
  if (!student) throw new Error("useStudent was called where nobody is signed in");
  return student;
}
