// Users with a verified email and a password, written directly to the database of a running server.
import { randomUUID } from "node:crypto";
import { insertVerifiedAccount } from "#server/accounts/email-store.ts";
import { hashPassword } from "#server/accounts/passwords/password-hash.ts";
import { savePassword } from "#server/accounts/passwords/store.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { storedSecret } from "#server/platform/stored-secret.ts";

const quiet = { info() {}, warn: console.error, error: console.error };

export const benchPassword = "a password of no other";

/** Creates this many users in the database of the data folder. Returns their emails. */
export async function makeKnownStudents(folder: string, count: number): Promise<string[]> {
  const postgres = await embeddedPostgres(folder, quiet);
  const database = openDatabase(postgres.url, quiet);
  const emails = Array.from({ length: count }, () => `${randomUUID().slice(0, 8)}@example.test`);
  // One hash for all users: hashing each password would take longer than the measurement.
  const hash = await hashPassword(benchPassword);
  const env = { AUTH_SECRET: storedSecret(folder) };
  for (const email of emails) {
    const id = await insertVerifiedAccount(database.db, {
      email,
      name: "Maya Ortiz",
      now: new Date(),
      env,
    });
    await savePassword(database.db, id, hash);
  }
  await database.close();
  await postgres.stop();
  return emails;
}
