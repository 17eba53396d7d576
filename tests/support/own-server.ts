import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "#tests/support/browser.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

type StandIn = { stop: () => unknown };

/**
 * A test for journeys against a separate server with an empty catalog that uses a local stand-in for an outside
 * service. The fixture `standIn` is the result of `start`. Both live as long as the worker.
 */
export function testWithStandIn<Service extends StandIn>(
  start: () => Promise<Service>,
  settings: (service: Service) => Record<string, string>,
) {
  return test.extend<{ baseURL: string }, { standIn: Service; serverUrl: string }>({
    standIn: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
      async ({}, use) => {
        const service = await start();
        await use(service);
        await service.stop();
      },
      { scope: "worker" },
    ],
    serverUrl: [
      async ({ standIn }, use) => {
        const folder = mkdtempSync(join(tmpdir(), "laurel-stand-in-"));
        const own = { TRUSTED_PROXIES: "127.0.0.1", CATALOGUE: "none", ...settings(standIn) };
        const server = await startServerProcess(folder, own);
        await use(server.url);
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker", timeout: 90_000 },
    ],
    baseURL: async ({ serverUrl }, use) => use(serverUrl),
  });
}
