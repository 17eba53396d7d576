import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const program = fileURLToPath(new URL("../../../../tests/support/logging-server.ts", import.meta.url));

/** A server that logs to `stderr`; "pipe" is a pipe that is never read. */
async function startLogging(stderr: "pipe" | number) {
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", stderr] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [port] = await once(child.stdout ?? child, "data");
  const dropped = async () => Number(await (await fetch(`http://127.0.0.1:${Number(port)}/`)).text());
  return { child, dropped };
}

async function answersAndStops({ child, dropped }: Awaited<ReturnType<typeof startLogging>>) {
  for (let i = 0; i < 30; i++) await dropped();
  expect(await dropped()).toBeGreaterThan(1000);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
}

test.skipIf(!existsSync("/dev/full"))(
  "a log on a full disk drops lines, and the server answers and stops",
  async () => {
    await answersAndStops(await startLogging(openSync("/dev/full", "w")));
  },
);

test("a log whose reader is stuck drops lines, and the server answers and stops", async () => {
  await answersAndStops(await startLogging("pipe"));
});

test("a log whose reader is gone drops lines, and the server answers and stops", async () => {
  const server = await startLogging("pipe");
  server.child.stderr?.destroy();
  await answersAndStops(server);
});
