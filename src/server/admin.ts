import { runCommand } from "./admin/commands.ts";
import { startClock } from "./platform/clock.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { databaseUrl } from "./platform/database/database-url.ts";
import { runMigrations } from "./platform/database/migrations.ts";
import { loadEnv } from "./platform/env.ts";
import { createJobs, type Jobs } from "./platform/jobs/jobs.ts";
import { createLog } from "./platform/log/log.ts";
import { LogDestination } from "./platform/log/log-destination.ts";
import { configuredModel } from "./platform/model/model.ts";

/** The operator's command line. Arguments are checked before the database starts. */
try {
  process.exitCode = await runCommand(
    process.argv.slice(2),
    { out: process.stdout, err: process.stderr },
    { withDatabase, model: () => configuredModel(loadEnv()) },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function withDatabase<T>(work: (db: Database, now: Date, jobs: Jobs) => Promise<T>): Promise<T> {
  const env = loadEnv();
  const log = createLog(env, new LogDestination());
  const postgres = await databaseUrl(env, log);
  const database = openDatabase(postgres.url, log);
  try {
    await runMigrations(database.pool);
    return await work(database.db, startClock(env.NOW)(), createJobs({ pool: database.pool, log }));
  } finally {
    await database.close();
    await postgres.stop();
  }
}
