import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewAccount, PasswordSignIn, SignInAnswer } from "#domain/accounts/account.ts";
import { type KnownMe, meQuery } from "../api.ts";
import { postAuth } from "../session/auth-call.ts";
import { becomeVisitor, forgetStudent, isPrivate, readStudent } from "../session/student-data.ts";
import type { Entered, SignedIn } from "../sign-in/sign-in-requests.ts";
import { announce } from "./auth-events.ts";

/** Whether a way in is complete; otherwise the second factor is asked for now. */
export const isSignedIn = (entered: Entered): entered is SignedIn => "user" in entered;

/**
 * Answers how the student got in all the same, when a call failed; undefined when they did not. `before` is who was
 * signed in before the call, as far as this tab knew.
 */
export type Recover<Input> = (
  error: unknown,
  input: Input,
  before: KnownMe | undefined,
) => Promise<SignedIn | undefined>;

/** One call that signs in, or leads to the second factor. The cache is of the new student before it resolves. */
export function useWayIn<Input extends object>(path: `/${string}`, recover?: Recover<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<Entered> => {
      const before = client.getQueryData(meQuery.queryKey);
      const entered: Entered = await postAuth<SignInAnswer>(path, input).catch(async (error: unknown) => {
        const found = await recover?.(error, input, before);
        if (!found) throw error;
        return found;
      });
      if (isSignedIn(entered)) {
        await readStudent(client);
        announce({ type: "signed_in", user_id: entered.user.id });
      }
      return entered;
    },
  });
}

export const useSignIn = () => useWayIn<PasswordSignIn>("/sign-in/email");
export const useSignUp = () => useWayIn<NewAccount>("/sign-up/email");

/** Ends the session, here and in every tab, or every session on every device. `leave` goes to a public page. */
export function useSignOut(leave: () => Promise<void>, from: "here" | "everywhere" = "here") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const student = client.getQueryData(meQuery.queryKey)?.user;
      // What still loads would be refused, which reads as a session that ended by itself.
      await client.cancelQueries({ predicate: isPrivate });
      await postAuth(from === "here" ? "/sign-out" : "/revoke-sessions");
      if (student) await forgetStudent(student.id);
      announce({ type: "signed_out", by: "student" });
      await leave();
      await becomeVisitor(client, async () => {});
    },
    onError: () => void client.invalidateQueries({ predicate: isPrivate }),
  });
}
