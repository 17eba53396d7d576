import { type PasswordWeakness, passwordMaxLength, passwordWeaknesses } from "#domain/accounts/account.ts";
import type { Env } from "#server/platform/env.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { commonPasswords } from "./common-passwords.ts";

/**
 * Throws 400 `weak_password` with `reasons` for a password that is easy to guess. `own` has the user's name and email,
 * and `path` is the field of the password.
 */
export async function checkNewPassword(
  env: Env,
  password: string,
  { own, path }: { own: string[]; path: string },
): Promise<void> {
  const minLength = env.PASSWORD_MIN_LENGTH;
  const common = await commonPasswords();
  const reasons = passwordWeaknesses(password, minLength, { isCommon: (folded) => common.has(folded), own });
  if (!reasons[0]) return;
  const detail = reasons.map((reason) => sentences(minLength)[reason]).join(" ");
  throw new Problem(400, "weak_password", detail, { errors: [{ path, message: detail }], fields: { reasons } });
}

const sentences = (minLength: number): Record<PasswordWeakness, string> => ({
  too_short: `Password must be at least ${minLength} characters`,
  too_long: `Password must be at most ${passwordMaxLength} characters`,
  too_common: "This is one of the most common passwords, which attackers try first. Choose another.",
  too_personal: "This password is your own name or email. Choose one that nobody can guess from those.",
});
