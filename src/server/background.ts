import { sweepAccounts } from "./accounts/account-data/delete-expired.ts";
import { purgeApplications } from "./applications/delete-application.ts";
import { billingWorkers } from "./billing/plans/billing-jobs.ts";
import type { Deps } from "./deps.ts";
import { prepareLists } from "./matches/prepare-lists.ts";
import { type JobWorker, scheduledJob } from "./platform/jobs/job-queue.ts";
import { mailWorker } from "./platform/mail/mail-queue.ts";
import { keepIndexStored } from "./scholarships/catalogue/keep-index-stored.ts";
import { listenForChanges } from "./scholarships/catalogue/listen-for-changes.ts";
import { moveToNextRounds } from "./scholarships/saving/next-rounds.ts";
import { recheckScams } from "./scholarships/saving/recheck-scams.ts";

/** The jobs of the service. Any number of processes share them. */
const jobWorkers = (deps: Deps): JobWorker[] => [
  mailWorker(deps),
  scheduledJob({
    name: "account_sweep",
    cron: "23 */6 * * *",
    timeLimitSeconds: 3600,
    work: (signal) => sweepAccounts(deps, signal),
  }),
  scheduledJob({
    name: "recheck_scams",
    cron: "*/10 * * * *",
    timeLimitSeconds: 3600,
    work: async (signal) => void (await recheckScams(deps, signal)),
  }),
  scheduledJob({
    name: "next_rounds",
    // A deadline ends at 11:00 UTC of the next day.
    cron: "12 11 * * *",
    timeLimitSeconds: 3600,
    work: async (signal) => void (await moveToNextRounds(deps, signal)),
  }),
  scheduledJob({
    name: "purge_applications",
    cron: "41 * * * *",
    timeLimitSeconds: 600,
    work: () => purgeApplications(deps),
  }),
  ...billingWorkers(deps),
];

/** Starts the jobs and the index of the catalog in this process, and returns a function that stops them. */
export function startBackground(deps: Deps): () => Promise<void> {
  const { env, log } = deps;
  if (!env.SMTP_URL && !env.DEV_TOOLS)
    log.warn("no mail leaves: SMTP_URL is not set, and the local outbox is closed because DEV_TOOLS is off");
  const stops = [deps.jobs.start(jobWorkers(deps)), listenForChanges(deps), keepIndexStored(deps), prepareLists(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
