import { and, eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { AnyContext } from "#server/platform/http/routing.ts";
import { limitGuesses } from "../limits.ts";
import { credentials } from "../table.ts";
import { verifyPassword } from "./password-hash.ts";

/** The hash of the account's password, or null when it has none. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.user_id, userId), eq(credentials.provider_id, "credential")));
  return row?.hash ?? null;
}

/**
 * Makes sure that this is the account's password. Throws 409 `no_password` when the account has none, 409
 * `password_needed` when none was given, 400 `wrong_password` at the field `path`, and 429 `too_many_requests`.
 */
export async function ownPasswordIs(
  c: AnyContext,
  userId: string,
  { password, path }: { password: string | undefined; path: string },
): Promise<void> {
  const { db } = c.var.deps;
  const hash = await passwordHashOf(db, userId);
  if (!hash) throw new Problem(409, "no_password", "This account has no password yet. Ask for a link to set one.");
  if (password === undefined) throw new Problem(409, "password_needed", "Enter the password of this account to go on.");
  const forgetGuesses = await limitGuesses(c, userId);
  if (!(await verifyPassword({ hash, password }))) {
    const message = "This is not the password of this account.";
    throw new Problem(400, "wrong_password", message, { errors: [{ path, message }] });
  }
  await forgetGuesses();
}
