import { z } from "zod";
import { Email } from "./account.ts";
import { NextPath } from "./next-path.ts";

/** What the account page shows. */
export const AccountSettings = z.object({
  email: z.string(),
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
export const EmailChange = z.object({ new_email: Email, password: z.string().optional() });
export const OwnPassword = z.object({ password });
export const OneSession = z.object({ id: z.string() });

/** Requests a link to choose a new password. */
export const ResetRequest = z.object({ email: Email, next: NextPath.optional() });

/** Every kind of link that Laurel mails. */
export const linkKinds = ["magic_link", "confirm", "change_email", "reset", "deletion"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const MailedToken = z.object({ token });
/** `removes_sign_in_methods`: redeeming it here removes the password and second factor that were set before. */
export const CheckedLink = z.object({ email: z.string(), removes_sign_in_methods: z.boolean() });
export type CheckedLink = z.infer<typeof CheckedLink>;
export const MailedLink = z.object({ kind: z.enum(linkKinds), token });
export const PasswordReset = z.object({ token, new_password: newPassword });

/** Needs a session of the account, or its `password`; `start_fresh` removes password and sessions instead. */
export const EmailConfirmation = z.object({
  token,
  password: z.string().optional(),
  start_fresh: z.boolean().default(false),
});
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

export const AccountDeletion = z.union([OwnPassword, MailedToken]);
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const SecondFactorCode = z.object({ code: z.string().trim().min(1, "Enter the code.").max(40) });
export const SecondFactorSetup = z.object({
  /** For a QR code (otpauth://). */
  totp_uri: z.string(),
  /** The same secret as text, for typing it in by hand. */
  secret: z.string(),
  recovery_codes: z.array(z.string()),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const Sent = z.object({ sent: z.literal(true) });
export const Done = z.object({ success: z.literal(true) });
