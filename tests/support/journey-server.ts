import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { doNotWaitForTheDisk } from "./disk-waits.ts";
import { startServerProcess } from "./server-process.ts";

/**
 * Runs the real server, with the starter catalogue and its own database, for the whole browser run. Every test comes
 * from an address of its own (see browser.ts), so that the limits of one do not stop another. `npm test` has started it
 * before (early-journey-server.ts).
 */
export default async function startJourneyServer(): Promise<() => Promise<void>> {
  if (process.env.LAUREL_JOURNEY_URL) return async () => {};
  const folder = mkdtempSync(join(tmpdir(), "laurel-journeys-"));
  const database = await embeddedPostgres(folder, { info() {}, warn: console.warn, error: console.error });
  await doNotWaitForTheDisk(database.url);
  const server = await startServerProcess(folder, { TRUSTED_PROXIES: "127.0.0.1", CATALOGUE: "starter" });
  // Workers read it in playwright.config.ts.
  process.env.LAUREL_JOURNEY_URL = server.url;
  // For servers of their own (own-server.ts), each with a database beside this one.
  process.env.LAUREL_JOURNEY_DATABASE = database.url;
  // For the operator's commands (run-admin.ts), which use the same database.
  process.env.LAUREL_JOURNEY_DATA = folder;
  return async () => {
    await server.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
