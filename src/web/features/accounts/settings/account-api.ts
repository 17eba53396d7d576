import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountSession, AccountSettings } from "#domain/accounts/account-settings.ts";
import { accountKeys } from "../api.ts";
import { getAuth, postAuth } from "../session/auth-call.ts";
import { announce } from "../shared/auth-events.ts";

/** The account settings on the account page. */
export const accountQuery = queryOptions({
  queryKey: accountKeys.account,
  queryFn: ({ signal }) => getAuth<AccountSettings>("/account", signal),
});

/** The devices on which the student is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: async ({ signal }) => (await getAuth<{ items: AccountSession[] }>("/list-sessions", signal)).items,
});

/** A request that changes the account. The account settings are loaded again after it. */
export function useAccountCall<Input extends object, Answer = unknown>(path: `/${string}`) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => postAuth<Answer>(path, input),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: accountQuery.queryKey }),
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]);
    },
  });
}

/** A request that changes how the student signs in. It also notifies the other tabs. */
export function useAccountChange<Input extends object, Answer = unknown>(path: `/${string}`) {
  const call = useAccountCall<Input, Answer>(path);
  const mutateAsync = async (input: Input) => {
    const answer = await call.mutateAsync(input);
    announce({ type: "user_updated" });
    return answer;
  };
  return { mutateAsync, isPending: call.isPending };
}
