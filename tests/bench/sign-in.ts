// npm run bench -- sign-in [seconds]: password sign-ins a second at several levels of concurrency, and the event loop
// delay meanwhile. The controls are the bare hash, run one at a time, and the event loop of an idle server.
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hashPassword } from "#server/accounts/passwords/password-hash.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { benchPassword, makeKnownStudents } from "./known-students.ts";
import { quantile } from "./quantile.ts";

const seconds = Number(process.argv[2] ?? 10);
const concurrencies = [1, 4, 16, 64];
const students = 200;
const goalMs = 20;
/** The resolution of the event loop metric: it samples every 10 ms. */
const samplingMs = 10;

const folder = mkdtempSync(join(tmpdir(), "laurel-sign-in-"));
const server = await startServerProcess(folder, { CATALOGUE: "none", TRUSTED_PROXIES: "127.0.0.1" });

try {
  const bare = await hashesPerSecond();
  console.log(`control, the bare hash one after the other: ${bare.toFixed(1)} a second`);
  await eventLoopDelay();
  await wait(3000);
  const idleMs = await eventLoopDelay();
  console.log(`control, the server at rest: event loop p99 ${idleMs.toFixed(1)} ms late`);
  const emails = await makeKnownStudents(folder, students);
  const results = [];
  for (const atOnce of concurrencies) results.push(await signInAtOnce(emails, atOnce));
  const best = results.filter(({ lateMs }) => lateMs < goalMs).toSorted((a, b) => b.rate - a.rate)[0];
  console.log(
    best
      ? `best: ${best.rate.toFixed(1)} sign-ins a second, ${(best.rate / bare).toFixed(2)} of the bare hash, event loop p99 ${best.lateMs.toFixed(1)} ms late, at rest ${idleMs.toFixed(1)} ms (goal ${goalMs} ms)`
      : `the event loop was later than ${goalMs} ms at every rush, at rest ${idleMs.toFixed(1)} ms`,
  );
  process.exitCode = results.every(({ lateMs }) => lateMs < goalMs) ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function hashesPerSecond(): Promise<number> {
  const until = performance.now() + 3000;
  let done = 0;
  for (; performance.now() < until; done++) await hashPassword(benchPassword);
  return done / 3;
}

async function signInAtOnce(emails: string[], atOnce: number): Promise<{ rate: number; lateMs: number }> {
  await eventLoopDelay(); // starts its count again
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) times.push(await signIn(emails[randomInt(emails.length)] ?? ""));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const rate = times.length / ((performance.now() - startedAt) / 1000);
  const lateMs = await eventLoopDelay();
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(
    `${atOnce} at once: ${rate.toFixed(1)} sign-ins a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, event loop p99 ${lateMs.toFixed(1)} ms late`,
  );
  return { rate, lateMs };
}

async function signIn(email: string): Promise<number> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const at = performance.now();
  const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url, "x-forwarded-for": from },
    body: JSON.stringify({ email, password: benchPassword }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}: ${answer}`);
  return performance.now() - at;
}

/** The 99th percentile of the event loop delay since the last call, in ms. */
async function eventLoopDelay(): Promise<number> {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  const value = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1];
  return Number(value) * 1000 - samplingMs;
}
