import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountSession, AccountSettings } from "#domain/accounts/account-settings.ts";
import { accountKeys } from "../api.ts";
import { getAuth, postAuth } from "../session/auth-call.ts";
import { announce } from "../shared/auth-events.ts";

/** What the account page shows of the account. */
export const accountQuery = queryOptions({
  queryKey: accountKeys.account,
  queryFn: ({ signal }) => getAuth<AccountSettings>("/account", signal),
});

/** Where the student is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: async ({ signal }) => (await getAuth<{ items: AccountSession[] }>("/list-sessions", signal)).items,
});

/** One call about the account; what the page shows of it is asked again. */
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

/** A call that changes how the student signs in: other tabs hear of it too. */
export function useAccountChange<Input extends object, Answer = unknown>(path: `/${string}`) {
  const call = useAccountCall<Input, Answer>(path);
  const mutateAsync = async (input: Input) => {
    const answer = await call.mutateAsync(input);
    announce({ type: "user_updated" });
    return answer;
  };
  return { mutateAsync, isPending: call.isPending };
}
