import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewAccount, PasswordSignIn, SignInAnswer } from "#domain/accounts/account.ts";
import { readOfflineMarker } from "#web/features/applications/shared/offline-marker.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { meQuery, signOutKey } from "../api.ts";
import { postAuth } from "../session/auth-call.ts";
import { clearStudentData, isPrivate, readStudent } from "../session/student-data.ts";
import type { SignedIn, SignInOutcome } from "../sign-in/sign-in-requests.ts";
import { announce } from "./auth-events.ts";
import { forgetStudent } from "./forget-student.ts";

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
 * Signs out (`mutate`), after a question if changes of the tracker would be lost, in all tabs of this browser or on all devices, and then opens a public page with `leave`. Until then
 * the shell hides the page (`useIsSigningOut`), because a student's page would start requests that the server refuses.
 * A failure is shown as a toast, and the page comes back.
 */
export function useSignOut(leave: () => Promise<void>, from: "here" | "everywhere" = "here") {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationKey: signOutKey,
    mutationFn: async () => {
      const student = client.getQueryData(meQuery.queryKey)?.user;
      await client.cancelQueries({ predicate: isPrivate });
      await postAuth(from === "here" ? "/sign-out" : "/revoke-sessions");
      if (student) await forgetStudent(student.id);
      announce({ type: "signed_out", by: "student" });
      await clearStudentData(client, leave);
    },
    onError: (error) => {
      void client.invalidateQueries({ predicate: isPrivate });
      toastProblem(error);
    },
  });
  const askFirst = async () => {
    const waiting = readOfflineMarker()?.waiting ?? 0;
    const mayLeave = waiting === 0 || (await (await import("../session/ask-to-leave.tsx")).askToLeave(waiting));
    if (mayLeave) signOut.mutate();
  };
  return { ...signOut, mutate: () => void askFirst().catch(toastProblem) };
}
