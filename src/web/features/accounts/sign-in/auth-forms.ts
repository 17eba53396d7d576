import { zodResolver } from "@hookform/resolvers/zod";
import type { RefObject } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { NewAccount, PasswordSignIn } from "#domain/accounts/account.ts";

/** What was typed so far on any tab, so that changing from one to another loses nothing. */
export type AuthDraft = { name: string; email: string; password: string };
export const blankDraft: AuthDraft = { name: "", email: "", password: "" };

const { name, email } = NewAccount.shape;
const SignIn = z.object({ email, password: PasswordSignIn.shape.password });
const LinkSignIn = z.object({ email });
const LinkSignUp = z.object({ name, email });

/** The spec's hint, for the length that is set here. */
export const passwordHint = (minLength: number) => `Password must be at least ${minLength} characters`;

/** A password that is long enough; whether it is common or personal is for the server to say. */
export const newPassword = (minLength: number) => z.string().min(minLength, passwordHint(minLength));

/** The password form of the Sign In sub-tab; `keep` goes on the form element and notes every change in the draft. */
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

/** The magic link form of the Sign In sub-tab, and any other form that asks for an email alone. */
export function useAddressForm(draft: RefObject<AuthDraft>) {
  const form = useForm({ resolver: zodResolver(LinkSignIn), defaultValues: draft.current });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}

/** The magic link form of the Sign Up sub-tab. */
export function useLinkSignUpForm(draft: RefObject<AuthDraft>) {
  const form = useForm({ resolver: zodResolver(LinkSignUp), defaultValues: draft.current });
  return { form, keep: () => Object.assign(draft.current, form.getValues()) };
}
