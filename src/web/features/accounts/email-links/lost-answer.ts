import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { isPassing, isProblem } from "#web/http/problem-error.ts";
import { whoIsIn } from "../api.ts";
import { getAuth } from "../session/auth-call.ts";
import type { Recover } from "../shared/session.ts";

// A link or code works once. When it did and only the answer was lost on the way, the next try is refused, although it
// needs none: each of these finds that out. They throw what `request` throws.

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A magic link that was mailed to this address. */
export const afterMagicLink =
  (email: string): Recover<object> =>
  async (error) => {
    if (!isProblem(error, "invalid_token")) return undefined;
    const user = await whoIsIn();
    return user && isSame(user.email, email) ? { user, next: "/dashboard" } : undefined;
  };

/** A link that confirms this address; it leads on to `next`. */
export const afterConfirmation =
  (email: string, next: string): Recover<object> =>
  async (error) => {
    const user = isProblem(error, "invalid_token") ? await whoIsIn() : null;
    if (!user) return undefined;
    const account = await getAuth<AccountSettings>("/account");
    return account.email_verified && isSame(account.email, email) ? { user, next } : undefined;
  };

/**
 * A link to choose a new password, mailed to this address. Being signed in shows nothing here, so it counts only after
 * a try with the same password had no answer.
 */
export function afterReset(email: string): Recover<{ new_password: string }> {
  let unanswered: string | undefined;
  return async (error, { new_password }) => {
    if (isPassing(error)) unanswered = new_password;
    if (!isProblem(error, "invalid_token") || unanswered !== new_password) return undefined;
    const user = await whoIsIn();
    return user && isSame(user.email, email) ? { user, next: "/dashboard" } : undefined;
  };
}

/** A code: whoever is in now and was not before it was sent. Where that is not known, nothing shows that it worked. */
export const afterCode: Recover<object> = async (error, _input, before) => {
  if (!before) return undefined;
  if (!isProblem(error, "two_factor_expired") && !isProblem(error, "invalid_code")) return undefined;
  const user = await whoIsIn();
  const isNew = user && (before.lapsed || before.user?.id !== user.id);
  return isNew ? { user, next: "/dashboard" } : undefined;
};
