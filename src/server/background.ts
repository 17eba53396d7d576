import { sweepAccounts } from "./accounts/account-data/delete-expired.ts";
import type { Deps } from "./deps.ts";
import { deliverMails } from "./platform/mail/mail-queue.ts";
import { scheduleJob } from "./platform/scheduled-job.ts";
import { listenForChanges } from "./scholarships/catalogue/listen-for-changes.ts";

const mailMs = 1000;
const sweepMs = 6 * 60 * 60 * 1000;

/**
 * Starts the scheduled jobs of this process and its index of the catalog, and returns a function that stops them. Any
 * number of processes may run them.
 */
export function startBackground(deps: Deps): () => Promise<void> {
  const { env, log } = deps;
  if (!env.SMTP_URL && !env.DEV_TOOLS)
    log.warn("no mail leaves: SMTP_URL is not set, and the local outbox is closed because DEV_TOOLS is off");
  const stops = [
    // Mails are sent at an interval and not during requests, so that sending does not change the time of any answer.
    scheduleJob("sending mails", { everyMs: mailMs, log, work: () => deliverMails(deps) }),
    listenForChanges(deps),
    scheduleJob("sweeping accounts", { everyMs: sweepMs, log, work: () => sweepAccounts(deps) }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
