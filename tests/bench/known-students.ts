// Students with a proven address and a password, written straight to the database of a server that runs.
import { randomUUID } from "node:crypto";
import { insertOwner, savePassword } from "#server/accounts/email-store.ts";
import { hashPassword } from "#server/accounts/passwords/password-hash.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";

const quiet = { info() {}, warn: console.error, error: console.error };

export const benchPassword = "a password of no other";

/** Makes this many students in the database of the data folder; answers their addresses. */
export async function makeKnownStudents(folder: string, count: number): Promise<string[]> {
  const postgres = await embeddedPostgres(folder, quiet);
  const database = openDatabase(postgres.url, quiet);
  const addresses = Array.from({ length: count }, () => `${randomUUID()}@example.test`);
  // One salt for all, or making them would take longer than what is measured.
  const hash = await hashPassword(benchPassword);
  for (const address of addresses) {
    const id = await insertOwner(database.db, { address, name: "Maya Ortiz", now: new Date() });
    await savePassword(database.db, id, hash);
  }
  await database.close();
  await postgres.stop();
  return addresses;
}
