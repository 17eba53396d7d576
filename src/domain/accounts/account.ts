import { z } from "zod";

/** The longest password taken: hashing time grows with the length, so there is an end. */
export const passwordMaxLength = 128;

const email = z.email("Enter a valid e-mail address.").max(254, "Use at most 254 characters.");

/** What sign-up sends. How long a password must be is a setting; `passwordWeaknesses` judges it. */
export const NewAccount = z.object({
  name: z.string().trim().min(1, "Enter your full name.").max(120, "Use at most 120 characters."),
  email,
  password: z.string("Enter a password."),
});
export type NewAccount = z.infer<typeof NewAccount>;

/** What sign-in sends. An address nobody could have is refused like a wrong password, not here. */
export const PasswordSignIn = z.object({
  email: z.string().trim().min(1, "Enter your e-mail address.").max(254, "Use at most 254 characters."),
  password: z.string().min(1, "Enter your password."),
});
export type PasswordSignIn = z.infer<typeof PasswordSignIn>;

export const AccountUser = z.object({ id: z.string(), email: z.string(), full_name: z.string() });
export type AccountUser = z.infer<typeof AccountUser>;

/** Sign-up and sign-in answer this and set the session cookie; `token` is for programs that send it as a bearer. */
export const SignedInAnswer = z.object({ token: z.string(), user: AccountUser });
export type SignedInAnswer = z.infer<typeof SignedInAnswer>;

export const SessionAnswer = z.object({ session: z.object({ expires_at: z.iso.datetime() }), user: AccountUser });

export type PasswordWeakness = "too_short" | "too_long";

/** Why a password is refused; empty when it is not. Lengths count characters as a person does. */
export function passwordWeaknesses(password: string, minLength: number): PasswordWeakness[] {
  const length = [...password].length;
  if (length < minLength) return ["too_short"];
  return length > passwordMaxLength ? ["too_long"] : [];
}
