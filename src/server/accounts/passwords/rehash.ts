import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { lockEmail } from "../accounts-by-email.ts";
import { hashPassword, isOutdated } from "./password-hash.ts";
import { passwordRecipe, replaceHash } from "./store.ts";

/**
 * Hashes a right password again, with today's cost and a fresh salt, when its hash was made with another cost. Passwords
 * that share the email of another account keep their common salt, by which they are compared.
 */
export async function rehash(
  { db }: Pick<Deps, "db">,
  userId: string,
  { email, password, hash: from }: { email: string; password: string; hash: string },
): Promise<void> {
  if (!isOutdated(from)) return;
  const to = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await lockEmail(tx, email);
    if (!(await passwordRecipe(tx, email, userId))) await replaceHash(tx, userId, { from, to });
  });
}
