import { sweepAccounts } from "./accounts/account-data/delete-expired.ts";
import type { Deps } from "./deps.ts";
import { deliverMails } from "./platform/mail/mail-queue.ts";
import { repeat } from "./platform/scheduled-job.ts";

const mailMs = 1000;
const sweepMs = 6 * 60 * 60 * 1000;

/** Starts what a process does besides answering, and returns what ends it. Any number of processes may do the same. */
export function startBackground(deps: Deps): () => Promise<void> {
  const { env, log } = deps;
  if (!env.SMTP_URL && !env.DEV_TOOLS)
    log.warn("no mail leaves: SMTP_URL is not set, and the local outbox is closed because DEV_TOOLS is off");
  const stops = [
    // A round now and then rather than one for each wish, so that what a mail costs shows in no answer's time.
    repeat("sending mails", { everyMs: mailMs, log, work: () => deliverMails(deps) }),
    repeat("sweeping accounts", { everyMs: sweepMs, log, work: () => sweepAccounts(deps) }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
