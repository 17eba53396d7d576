import { zodResolver } from "@hookform/resolvers/zod";
import type { RefObject } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { NewAccount, PasswordSignIn } from "#domain/accounts/account.ts";

/** What was typed so far on either sub-tab, so that changing from one to the other loses nothing. */
export type PasswordDraft = { name: string; email: string; password: string };

/** The server may ask for a longer password, and then says so at the field. */
const SignUp = NewAccount.extend({ password: z.string().min(6, "Password must be at least 6 characters") });
const SignIn = PasswordSignIn.extend({ email: NewAccount.shape.email });

/** The form of the Sign In sub-tab; `keep` goes on the form element and notes every change in the draft. */
export function useSignInForm(draft: RefObject<PasswordDraft>) {
  const { email, password } = draft.current;
  const form = useForm({ resolver: zodResolver(SignIn), defaultValues: { email, password } });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}

/** The form of the Sign Up sub-tab. */
export function useSignUpForm(draft: RefObject<PasswordDraft>) {
  const form = useForm({ resolver: zodResolver(SignUp), defaultValues: { ...draft.current } });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}
