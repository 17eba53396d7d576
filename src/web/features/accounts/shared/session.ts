import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewAccount, PasswordSignIn, SignInAnswer } from "#domain/accounts/account.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { meQuery } from "../api.ts";
import { postAuth } from "../session/auth-call.ts";
import { clearStudentData, forgetStudent, isPrivate, readStudent } from "../session/student-data.ts";
import type { SignedIn, SignInOutcome } from "../sign-in/sign-in-requests.ts";
import { announce } from "./auth-events.ts";

/** Whether the student is signed in. Otherwise the second factor is next. */
export const isSignedIn = (outcome: SignInOutcome): outcome is SignedIn => "user" in outcome;

/** A request that signs in or leads to the second factor. The cache holds the new student's data before it resolves. */
export function useSignInRequest<Input extends object>(path: `/${string}`) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<SignInOutcome> => {
      const outcome: SignInOutcome = await postAuth<SignInAnswer>(path, input);
      if (isSignedIn(outcome)) {
        await readStudent(client);
        announce({ type: "signed_in", user_id: outcome.user.id });
      }
      return outcome;
    },
  });
}

export const useSignIn = () => useSignInRequest<PasswordSignIn>("/sign-in/email");
export const useSignUp = () => useSignInRequest<NewAccount>("/sign-up/email");

/**
 * Signs out, in all tabs of this browser or on all devices. `leave` opens a public page first: a signed-in page would
 * start requests that the server refuses from then on. A failure is shown as a toast.
 */
export function useSignOut(leave: () => Promise<void>, from: "here" | "everywhere" = "here") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const student = client.getQueryData(meQuery.queryKey)?.user;
      await leave();
      await client.cancelQueries({ predicate: isPrivate });
      await postAuth(from === "here" ? "/sign-out" : "/revoke-sessions");
      if (student) await forgetStudent(student.id);
      announce({ type: "signed_out", by: "student" });
      await clearStudentData(client, async () => {});
    },
    onError: (error) => {
      void client.invalidateQueries({ predicate: isPrivate });
      toastProblem(error);
    },
  });
}
