import type { Deps } from "#server/deps.ts";
import { enqueueMail, type MailJob } from "#server/platform/mail/mail-queue.ts";
import type { Client } from "../client.ts";
import { limitClient } from "../limits.ts";
import type { AccountMailKind } from "../mails/mail-templates.ts";

/**
 * Enqueues a mail and answers the same for every email. The template decides at the time of sending what the mail says,
 * and whether it is sent. Throws 429 `too_many_requests`.
 */
export async function requestLink(
  deps: Pick<Deps, "db" | "env" | "clock" | "jobs">,
  client: Client,
  job: MailJob & { kind: AccountMailKind },
): Promise<{ sent: true }> {
  await limitClient(deps, client, "mail");
  await enqueueMail(deps, { ...job, email: job.email.toLowerCase() });
  return { sent: true };
}
