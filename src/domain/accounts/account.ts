import { z } from "zod";
import { NextPath } from "./next-path.ts";

/** The longest password allowed: hashing time grows with the length. */
export const passwordMaxLength = 128;

export const Email = z.email("Enter a valid email address.").max(254, "Use at most 254 characters.");
const name = z.string().trim().max(120, "Use at most 120 characters.");

/** What sign-up sends. The shortest password is a setting, which `passwordWeaknesses` checks. */
export const NewAccount = z.object({
  name: name.min(1, "Enter your full name."),
  email: Email,
  password: z.string("Enter a password."),
  next: NextPath.optional(),
});
export type NewAccount = z.infer<typeof NewAccount>;

/** What sign-in sends. An impossible email is refused like a wrong password, not here. */
export const PasswordSignIn = z.object({
  email: z.string().trim().min(1, "Enter your email address.").max(254, "Use at most 254 characters."),
  password: z.string().min(1, "Enter your password."),
  next: NextPath.optional(),
});
export type PasswordSignIn = z.infer<typeof PasswordSignIn>;

/** Requests a magic link. With `create_user` the link creates an account when there is none. */
export const MagicLinkRequest = z.object({
  email: Email,
  name: name.default(""),
  create_user: z.boolean().default(false),
  next: NextPath.optional(),
});
export type MagicLinkRequest = z.infer<typeof MagicLinkRequest>;

export const AccountUser = z.object({ id: z.string(), email: z.string(), full_name: z.string() });
export type AccountUser = z.infer<typeof AccountUser>;

/** Signed in: the session cookie is set; `token` is for programs, which send it as a bearer token. */
export const SignedInAnswer = z.object({
  token: z.string(),
  user: AccountUser,
  /** The path of this site to open next. */
  next: z.string(),
});
export type SignedInAnswer = z.infer<typeof SignedInAnswer>;

/** The first factor was right, and the account has a second one: there is no session yet. */
export const SecondFactorAnswer = z.object({ two_factor_required: z.literal(true), next: z.string() });
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>;

export const SignInAnswer = z.union([SignedInAnswer, SecondFactorAnswer]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const SessionAnswer = z.object({ session: z.object({ expires_at: z.iso.datetime() }), user: AccountUser });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

export type PasswordWeakness = "too_short" | "too_long" | "too_common" | "too_personal";

type PasswordKnowledge = {
  /** Whether a password, in lower case, is among the most common ones. */
  isCommon: (password: string) => boolean;
  /** The user's name and email. */
  own: readonly string[];
};

/** The password in NFKC: two keyboards may encode the same characters differently (NIST SP 800-63B). */
export const canonicalPassword = (password: string): string => password.normalize("NFKC");

/** The reasons to refuse a password; empty for an acceptable one. Lengths count characters as a person does. */
export function passwordWeaknesses(
  password: string,
  minLength: number,
  known: PasswordKnowledge = { isCommon: () => false, own: [] },
): PasswordWeakness[] {
  const length = [...password].length;
  if (length < minLength) return ["too_short"];
  if (length > passwordMaxLength) return ["too_long"];
  const folded = canonicalPassword(password).toLowerCase();
  if (known.isCommon(folded)) return ["too_common"];
  return known.own.flatMap(spellings).includes(folded) ? ["too_personal"] : [];
}

/** A name or email without case and spaces, as it may appear in a password. */
function spellings(own: string): string[] {
  const folded = canonicalPassword(own).toLowerCase().trim();
  const [beforeAt = ""] = folded.split("@");
  return [folded, beforeAt, folded.replaceAll(/\s+/g, "")];
}
