import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Client } from "../client.ts";
import { limitGuesses } from "../limits.ts";
import { verifyPassword } from "./password-hash.ts";
import { passwordHash } from "./store.ts";

type TypedPassword = {
  userId: string;
  password: string | undefined;
  /** The field of the password in the request. */
  path: string;
};

/**
 * Checks the user's password. Throws 409 `no_password` when the account has none, 409 `password_needed` when none was
 * given, 400 `wrong_password` at the field `path`, and 429 `too_many_requests`.
 */
export async function checkOwnPassword(
  deps: Pick<Deps, "db" | "env" | "clock">,
  client: Client,
  { userId, password, path }: TypedPassword,
): Promise<void> {
  const hash = await passwordHash(deps.db, userId);
  if (!hash) throw new Problem(409, "no_password", "This account has no password yet. Ask for a link to set one.");
  if (password === undefined) throw new Problem(409, "password_needed", "Enter the password of this account to go on.");
  const forgetGuesses = await limitGuesses(deps, client, userId);
  if (!(await verifyPassword({ hash, password }))) {
    const message = "This is not the password of this account.";
    throw new Problem(400, "wrong_password", message, { errors: [{ path, message }] });
  }
  await forgetGuesses();
}
