// Mails that are requested over HTTP while servers are killed, for crash.ts.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { count, eq } from "drizzle-orm";
import { openDatabase } from "#server/platform/database/database.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { storedJobs } from "#server/platform/jobs/stored-jobs.ts";
import { outbox } from "#server/platform/mail/mail-table.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";

const quiet = { info() {}, warn() {}, error: console.error };
const patienceMs = 180_000;

/** Requests a link for another new email. Returns the email when the server acknowledged the request. */
export async function requestMail(url: string): Promise<string | null> {
  const email = `${randomUUID()}@example.test`;
  const headers = { "content-type": "application/json", origin: url, "x-forwarded-for": freshAddress() };
  const body = JSON.stringify({ email, create_user: true });
  try {
    const signal = AbortSignal.timeout(15_000);
    const answer = await fetch(`${url}/api/auth/sign-in/magic-link`, { method: "POST", headers, body, signal });
    await answer.text();
    return answer.status === 200 ? email : null;
  } catch {
    return null;
  }
}

/**
 * Waits until the running server has sent every mail in the data folder's database. Returns which of these emails got
 * no mail, and how many got more than one.
 */
export async function countMails(folder: string, emails: readonly string[]) {
  const postgres = await embeddedPostgres(folder, quiet);
  const { db, close } = openDatabase(postgres.url, quiet);
  const deadline = performance.now() + patienceMs;
  while ((await db.$count(storedJobs, eq(storedJobs.name, "mail"))) > 0) {
    if (performance.now() > deadline) throw new Error("Mail jobs are left that no server does.");
    await wait(500);
  }
  const sent = await db.select({ email: outbox.to, mails: count() }).from(outbox).groupBy(outbox.to);
  await close();
  await postgres.stop();
  const known = new Map(sent.map(({ email, mails }) => [email, mails]));
  return {
    lost: emails.filter((email) => !known.has(email)),
    twice: sent.filter(({ mails }) => mails > 1).length,
  };
}
