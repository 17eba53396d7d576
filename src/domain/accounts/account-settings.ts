import { z } from "zod";
import { Email } from "./account.ts";
import { NextPath } from "./next-path.ts";

/** What the account page shows. */
export const AccountSettings = z.object({
  email: z.string(),
  /** Whether the student has shown that they read this address. */
  email_verified: z.boolean(),
  has_password: z.boolean(),
  google: z.boolean(),
  two_factor_enabled: z.boolean(),
  recovery_codes_left: z.int(),
  created_at: z.iso.datetime(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const AccountSession = z.object({
  id: z.string(),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** To the day. */
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

const password = z.string().min(1, "Enter your password.");
const newPassword = z.string("Enter a new password.");
const token = z.string().min(1).max(200);

export const PasswordChange = z.object({ current_password: password, new_password: newPassword });
export const AddressChange = z.object({ new_email: Email, password: z.string().optional() });
export const OwnPassword = z.object({ password });
export const OneSession = z.object({ id: z.string() });

/** Asks for a mail with a link to choose a new password. */
export const ResetRequest = z.object({ email: Email, next: NextPath.optional() });

/** Every kind of link that Laurel mails. */
export const linkKinds = ["magic_link", "confirm", "change_email", "reset", "deletion"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const MailedToken = z.object({ token });
/** `clears_ways_in`: using it here takes away the password and the second factor that were set for the address before. */
export const CheckedLink = z.object({ email: z.string(), clears_ways_in: z.boolean() });
export type CheckedLink = z.infer<typeof CheckedLink>;
export const MailedLink = z.object({ kind: z.enum(linkKinds), token });
export const PasswordReset = z.object({ token, new_password: newPassword });

/** `password` shows whose account it is; `start_fresh` keeps the account without its password and other sessions. */
export const AddressConfirmation = z.object({
  token,
  password: z.string().optional(),
  start_fresh: z.boolean().default(false),
});
export type AddressConfirmation = z.infer<typeof AddressConfirmation>;

export const AccountDeletion = z.union([OwnPassword, MailedToken]);
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const SecondFactorCode = z.object({ code: z.string().trim().min(1, "Enter the code.").max(40) });
export const SecondFactorSetup = z.object({
  /** For a QR code (otpauth://). */
  totp_uri: z.string(),
  /** The same to type in by hand. */
  secret: z.string(),
  recovery_codes: z.array(z.string()),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const Sent = z.object({ sent: z.literal(true) });
export const Done = z.object({ success: z.literal(true) });
