import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { type Auth, createAuth } from "./accounts/auth.ts";
import { studentReader } from "./accounts/session.ts";
import { refreshMatches } from "./matches/refresh-matches.ts";
import type { Database, OpenDatabase } from "./platform/database.ts";
import type { Env } from "./platform/env.ts";
import type { Student } from "./platform/http.ts";
import { pendingMigrations } from "./platform/pending-migrations.ts";

/** Everything a request may touch outside the process; tests replace what they need by key. */
export type Deps = {
  env: Env;
  db: Database;
  pool: OpenDatabase["pool"];
  log: Logger;
  clock: () => Date;
  auth: Auth;
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
    auth: createAuth({ env, db, log, clock }),
    currentStudent: studentReader(env, db),
    afterProfileChange: async (studentId) => {
      await refreshMatches({ db, pool, clock }, studentId);
    },
    whatIsMissing: () => pendingMigrations(db),
    webFolder: fileURLToPath(new URL("../../dist/web", import.meta.url)),
  };
}
