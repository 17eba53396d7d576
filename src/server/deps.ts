import type { Logger } from "pino";
import type { Database } from "./platform/database.ts";
import type { Env } from "./platform/env.ts";
import type { Student } from "./platform/http.ts";

/** Everything a request may touch outside the process; tests replace what they need by key. */
export type Deps = {
  env: Env;
  db: Database;
  log: Logger;
  clock: () => Date;
  currentStudent: (headers: Headers) => Promise<Student | null>;
};
