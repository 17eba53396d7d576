import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { lockEmail } from "../email-store.ts";
import { hashPassword, isOutdated } from "./password-hash.ts";
import { passwordRecipe, replaceHash } from "./store.ts";

/**
 * Hashes a correct password again, with the current cost and a random salt, when its hash has another cost. Passwords
 * of accounts with the same email keep their shared salt, because one hash is compared with all of them.
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
