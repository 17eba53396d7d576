import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { type Auth, createAuth } from "./accounts/auth.ts";
import { accountTemplates } from "./accounts/mails/mail-templates.ts";
import { signedInUserReader } from "./accounts/sessions/session.ts";
import { createGoogle, type GoogleProvider } from "./accounts/sign-in/google-provider.ts";
import { billingTemplates } from "./billing/mails/billing-templates.ts";
import type { PaymentProvider } from "./billing/payments/provider.ts";
import { createTestProvider } from "./billing/test-checkout/test-provider.ts";
import { contactTemplates } from "./contact/contact-mail.ts";
import type { Database, OpenDatabase } from "./platform/database/database.ts";
import { pendingMigrations } from "./platform/database/pending-migrations.ts";
import type { Env } from "./platform/env.ts";
import type { SignedInUser } from "./platform/http/routing.ts";
import { createJobs, type Jobs } from "./platform/jobs/jobs.ts";
import type { MailTemplate } from "./platform/mail/mail-queue.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.ts";
import { configuredModel, type Model } from "./platform/model/model.ts";
import { submissionTemplates } from "./submissions/submission-mails.ts";

/** Everything outside the request that a handler uses. Tests replace members by key. */
export type Deps = {
  env: Env;
  db: Database;
  pool: OpenDatabase["pool"];
  log: Logger;
  /** Counts the log lines that could not be written. */
  logDestination: { droppedLines: number };
  clock: () => Date;
  auth: Auth;
  /** Sign-in at Google; null when it is not set up. */
  google: GoogleProvider | null;
  /** The payment provider: Stripe, or the test checkout with DEV_TOOLS; null when none is set up. */
  payments: PaymentProvider | null;
  /** The language model that the settings AI_* name; null when there is none. */
  model: Model | null;
  jobs: Jobs;
  mail: Mailer;
  /** The template of each kind of mail. It runs when the mail is sent. */
  templates: Record<string, MailTemplate>;
  currentStudent: (headers: Headers) => Promise<SignedInUser | null>;
  /** The reason why this process cannot serve yet, or null when it can. */
  whatIsMissing: () => Promise<string | null>;
  /** The folder of the built web app. */
  webFolder: string;
  /** Where the index of the catalog is stored for the next start; null for nowhere. */
  indexFolder: string | null;
};

type DepsParts = Pick<Deps, "env" | "log" | "logDestination" | "clock"> & {
  database: Pick<OpenDatabase, "db" | "pool" | "sessionDb">;
};

/** The deps of a running server. */
export async function createDeps({ env, database, log, logDestination, clock }: DepsParts): Promise<Deps> {
  const { db, pool, sessionDb } = database;
  return {
    env,
    db,
    pool,
    log,
    logDestination,
    clock,
    auth: createAuth({ env, db, log }),
    google: createGoogle(env),
    payments: await paymentProvider({ env, db, clock }),
    model: configuredModel(env),
    jobs: createJobs({ pool, log }),
    mail: createMailer(env, db),
    templates: {
      ...accountTemplates({ env, db, clock }),
      ...contactTemplates(db),
      ...billingTemplates({ env, db }),
      ...submissionTemplates({ env, db }),
    },
    currentStudent: signedInUserReader(env, sessionDb),
    whatIsMissing: () => pendingMigrations(db),
    webFolder: fileURLToPath(new URL("../../dist/web", import.meta.url)),
    indexFolder: join(env.DATA_DIR, "catalogue-index"),
  };
}

/** Stripe with STRIPE_SECRET_KEY. Its package is not loaded otherwise: it takes 160 ms and 6 MB. */
async function paymentProvider({
  env,
  db,
  clock,
}: Pick<Deps, "env" | "db" | "clock">): Promise<PaymentProvider | null> {
  const { STRIPE_SECRET_KEY } = env;
  if (STRIPE_SECRET_KEY === undefined) return createTestProvider({ env, db, clock });
  const { createStripeProvider } = await import("./billing/stripe/stripe-provider.ts");
  return createStripeProvider({ ...env, STRIPE_SECRET_KEY }, clock);
}
