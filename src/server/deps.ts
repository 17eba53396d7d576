import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { type Auth, createAuth } from "./accounts/auth.ts";
import { accountTemplates } from "./accounts/mails/mail-templates.ts";
import { signedInUserReader } from "./accounts/sessions/session.ts";
import { createGoogle, type GoogleProvider } from "./accounts/sign-in/google-provider.ts";
import { contactTemplates } from "./contact/contact-mail.ts";
import { refreshMatches } from "./matches/refresh-matches.ts";
import type { Database, OpenDatabase } from "./platform/database/database.ts";
import { pendingMigrations } from "./platform/database/pending-migrations.ts";
import type { Env } from "./platform/env.ts";
import type { Student } from "./platform/http/routing.ts";
import type { MailTemplate } from "./platform/mail/mail-queue.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.ts";

/** Everything a request may touch outside the process; tests replace what they need by key. */
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
  mail: Mailer;
  /** What a mail of each kind says, made when it is sent. */
  templates: Record<string, MailTemplate>;
  currentStudent: (headers: Headers) => Promise<Student | null>;
  /** Lets what rests on a profile follow its change; a failure is logged and made good on the next read. */
  afterProfileChange: (studentId: string) => Promise<void>;
  /** Why this process cannot serve yet, or null when it can. */
  whatIsMissing: () => Promise<string | null>;
  /** Where the built web app is. */
  webFolder: string;
};

export type DepsParts = Pick<Deps, "env" | "log" | "logDestination" | "clock"> & {
  database: Pick<OpenDatabase, "db" | "pool" | "sessionDb">;
};

/** The deps of a running server. */
export function createDeps({ env, database: { db, pool, sessionDb }, log, logDestination, clock }: DepsParts): Deps {
  return {
    env,
    db,
    pool,
    log,
    logDestination,
    clock,
    auth: createAuth({ env, db, log }),
    google: createGoogle(env),
    mail: createMailer(env, db),
    templates: { ...accountTemplates({ env, db }), ...contactTemplates(db) },
    currentStudent: signedInUserReader(env, sessionDb),
    afterProfileChange: async (studentId) => {
      await refreshMatches({ db, pool, log, clock }, studentId);
    },
    whatIsMissing: () => pendingMigrations(db),
    webFolder: fileURLToPath(new URL("../../dist/web", import.meta.url)),
  };
}
