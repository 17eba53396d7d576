import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewAccount, PasswordSignIn, SignedInAnswer, WayInAnswer } from "#domain/accounts/account.ts";
import { meQuery } from "./api.ts";
import { postAuth } from "./auth-call.ts";
import { announce } from "./auth-events.ts";
import { becomeVisitor, forgetOnDevice, readStudent } from "./student-data.ts";

/** Whether a way in is complete; otherwise the second factor is asked for now. */
export const isSignedIn = (answer: WayInAnswer): answer is SignedInAnswer => "token" in answer;

/** One call that signs in, or leads to the second factor. The cache is of the new student before it resolves. */
export function useWayIn<Input extends object>(path: `/${string}`) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<WayInAnswer> => {
      const answer = await postAuth<WayInAnswer>(path, input);
      if (isSignedIn(answer)) {
        await readStudent(client);
        announce({ type: "signed_in", user_id: answer.user.id });
      }
      return answer;
    },
  });
}

export const useSignIn = () => useWayIn<PasswordSignIn>("/sign-in/email");
export const useSignUp = () => useWayIn<NewAccount>("/sign-up/email");

/** Ends the session, here and in every tab. `leave` goes to a public page. */
export function useSignOut(leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const student = client.getQueryData(meQuery.queryKey)?.user;
      await postAuth("/sign-out");
      if (student) forgetOnDevice(localStorage, student.id);
      announce({ type: "signed_out", by: "student" });
      await leave();
      await becomeVisitor(client, async () => {});
    },
  });
}
