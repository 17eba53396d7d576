// Measures the time from spawn to ready on an existing database. The control starts a bare Node process and then the
// same PostgreSQL.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { quantile } from "./quantile.ts";

const runs = Number(process.argv[2] ?? 20);
const goalMs = 1500;
const quiet = { info() {}, warn: console.error, error: console.error };
const folder = mkdtempSync(join(tmpdir(), "laurel-start-"));

try {
  const first = await startServerProcess(folder);
  await first.stop();
  const [ready, stopped, control]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < runs; run++) {
    control.push((await bareNode()) + (await barePostgres()));
    const server = await startServerProcess(folder);
    ready.push(server.readyMs);
    stopped.push(await server.stop());
  }
  console.log(`first start, with initdb, migrations and the catalogue: ${first.readyMs.toFixed(0)} ms`);
  console.log(`stop by SIGTERM: ${summary(stopped)}`);
  console.log(`control, bare Node and then PostgreSQL: ${summary(control)}`);
  const ratio = (quantile(ready, 0.5) / quantile(control, 0.5)).toFixed(1);
  console.log(`ready: ${summary(ready)}, ${runs} runs; ${ratio} times the control (goal ${goalMs} ms)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bareNode(): Promise<number> {
  const at = performance.now();
  await once(spawn(process.execPath, ["-e", "0"]), "exit");
  return performance.now() - at;
}

async function barePostgres(): Promise<number> {
  const at = performance.now();
  const postgres = await embeddedPostgres(folder, quiet);
  const ms = performance.now() - at;
  await postgres.stop();
  return ms;
}

function summary(values: number[]): string {
  return `median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`;
}
