import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { type Auth, createAuth } from "./accounts/auth.ts";
import { accountComposers } from "./accounts/compose-mails.ts";
import { createGoogle, type GoogleProvider } from "./accounts/google-provider.ts";
import { studentReader } from "./accounts/session.ts";
import { contactComposers } from "./contact/contact-mail.ts";
import { refreshMatches } from "./matches/refresh-matches.ts";
import type { Database, OpenDatabase } from "./platform/database.ts";
import type { Env } from "./platform/env.ts";
import type { Student } from "./platform/http.ts";
import { createMailer, type Mailer } from "./platform/mail.ts";
import type { Composer } from "./platform/mail-queue.ts";
import { pendingMigrations } from "./platform/pending-migrations.ts";

/** Everything a request may touch outside the process; tests replace what they need by key. */
export type Deps = {
  env: Env;
  db: Database;
  pool: OpenDatabase["pool"];
  log: Logger;
  clock: () => Date;
  auth: Auth;
  /** Sign-in at Google; null when it is not set up. */
  google: GoogleProvider | null;
  mail: Mailer;
  /** What a mail of each kind says, made when it is sent. */
  composers: Record<string, Composer>;
  currentStudent: (headers: Headers) => Promise<Student | null>;
  /** Lets what rests on a profile follow its change; a failure is logged and made good on the next read. */
  afterProfileChange: (studentId: string) => Promise<void>;
  /** Why this process cannot serve yet, or null when it can. */
  whatIsMissing: () => Promise<string | null>;
  /** Where the built web app is. */
  webFolder: string;
};

export type DepsParts = { env: Env; database: Pick<OpenDatabase, "db" | "pool">; log: Logger; clock: () => Date };

/** The deps of a running server. */
export function createDeps({ env, database: { db, pool }, log, clock }: DepsParts): Deps {
  return {
    env,
    db,
    pool,
    log,
    clock,
    auth: createAuth({ env, db, log }),
    google: createGoogle(env),
    mail: createMailer(env, db),
    composers: { ...accountComposers({ env, db }), ...contactComposers(db) },
    currentStudent: studentReader(env, db),
    afterProfileChange: async (studentId) => {
      await refreshMatches({ db, pool, clock }, studentId);
    },
    whatIsMissing: () => pendingMigrations(db),
    webFolder: fileURLToPath(new URL("../../dist/web", import.meta.url)),
  };
}
