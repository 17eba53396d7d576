import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountSession, AccountSettings } from "#domain/accounts/account-settings.ts";
import { getAuth, postAuth } from "./auth-call.ts";
import { announce } from "./auth-events.ts";

/** What the account page shows of the account. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => getAuth<AccountSettings>("/account", signal),
});

/** Where the student is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await getAuth<{ items: AccountSession[] }>("/list-sessions", signal)).items,
});

/** One change of the account; what the page shows is asked again, here and in other tabs. */
export function useAccountChange<Input extends object, Answer = unknown>(path: `/${string}`) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => postAuth<Answer>(path, input),
    onSuccess: async () => {
      announce({ type: "user_updated" });
      await Promise.all([
        client.invalidateQueries({ queryKey: accountQuery.queryKey }),
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]);
    },
  });
}
