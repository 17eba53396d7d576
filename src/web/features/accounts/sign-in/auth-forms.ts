import { zodResolver } from "@hookform/resolvers/zod";
import type { RefObject } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { NewAccount, PasswordSignIn } from "#domain/accounts/account.ts";

/** The draft that all tabs of the page share, so that changing the tab loses nothing. */
export type AuthDraft = { name: string; email: string; password: string };
export const blankDraft: AuthDraft = { name: "", email: "", password: "" };

const { name, email } = NewAccount.shape;
const SignIn = z.object({ email, password: PasswordSignIn.shape.password });
const LinkSignIn = z.object({ email });
const LinkSignUp = z.object({ name, email });

/** The spec's hint, with the minimum length of this server. */
export const passwordHint = (minLength: number) => `Password must be at least ${minLength} characters`;

/** A password with the minimum length. The server checks whether it is common or personal. */
export const newPassword = (minLength: number) => z.string().min(minLength, passwordHint(minLength));

/** The password form of the Sign In sub-tab. `keep` goes on the form element and copies every change to the draft. */
export function useSignInForm(draft: RefObject<AuthDraft>) {
  const form = useForm({ resolver: zodResolver(SignIn), defaultValues: draft.current });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}

/** The password form of the Sign Up sub-tab. */
export function useSignUpForm(draft: RefObject<AuthDraft>, minLength: number) {
  const schema = z.object({ name, email, password: newPassword(minLength) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: draft.current });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}

/** The magic link form of the Sign In sub-tab, and other forms with only an email. */
export function useEmailForm(draft: RefObject<AuthDraft>) {
  const form = useForm({ resolver: zodResolver(LinkSignIn), defaultValues: draft.current });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}

/** The magic link form of the Sign Up sub-tab. */
export function useLinkSignUpForm(draft: RefObject<AuthDraft>) {
  const form = useForm({ resolver: zodResolver(LinkSignUp), defaultValues: draft.current });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}
