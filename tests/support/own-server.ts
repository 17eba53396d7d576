import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { test } from "#tests/support/browser.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

/** Settings of a server with an empty catalog and a database of its own, in the PostgreSQL of the journeys. */
export async function ownSettings() {
  const url = new URL(process.env.LAUREL_JOURNEY_DATABASE ?? "");
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  url.pathname = `/${name}`;
  return {
    TRUSTED_PROXIES: "127.0.0.1",
    CATALOGUE: "none",
    DATABASE_URL: url.href,
    AUTH_SECRET: "s".repeat(40),
  };
}

type StandIn = { stop: () => unknown };

/**
 * A test for journeys against a separate server with an empty catalog that uses a local stand-in for an outside
 * service. The fixture `standIn` is the result of `start`. Both live as long as the worker.
 */
export function testWithStandIn<Service extends StandIn>(
  start: () => Promise<Service>,
  settings: (service: Service) => Record<string, string>,
) {
  const startBoth = async () => {
    const standIn = await start();
    const folder = mkdtempSync(join(tmpdir(), "laurel-stand-in-"));
    const server = await startServerProcess(folder, { ...(await ownSettings()), ...settings(standIn) });
    const stop = async () => {
      await server.stop();
      await standIn.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { service: { standIn, url: server.url }, stop };
  };
  return test.extend<{ baseURL: string; standIn: Service }>({
    standIn: async ({ once }, use) => use((await once(startBoth)).standIn),
    baseURL: async ({ once }, use) => use((await once(startBoth)).url),
  });
}
