import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "./server-process.ts";

/**
 * Runs the real server, with the starter catalogue and its own database, for the whole browser run. Every test comes
 * from an address of its own (see browser.ts), so that the limits of one do not stop another.
 */
export default async function startJourneyServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "laurel-journeys-"));
  const server = await startServerProcess(folder, { TRUSTED_PROXIES: "127.0.0.1", CATALOGUE: "starter" });
  // Workers read it in playwright.config.ts.
  process.env.LAUREL_JOURNEY_URL = server.url;
  // For the operator's commands (run-admin.ts), which use the same database.
  process.env.LAUREL_JOURNEY_DATA = folder;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
