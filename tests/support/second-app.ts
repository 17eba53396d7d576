import { onTestFinished } from "vitest";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { caller, type TestApp } from "./test-app.ts";

/** The app of another process on the same database. It closes when the test ends. */
export function secondApp({ deps, database: { url } }: TestApp) {
  const database = openDatabase(url, console);
  onTestFinished(() => database.close());
  const second = { ...deps, db: database.db, pool: database.pool };
  return { deps: second, call: caller(createApp(second), deps.env.PUBLIC_URL) };
}
