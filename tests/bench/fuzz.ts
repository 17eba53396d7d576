// Sends requests generated from the OpenAPI document, most of which fit it. Reports every 5xx response and every one
// slower than 2 s.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { type MadeRequest, type OpenApi, requestsOf } from "#tests/support/openapi-requests.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { quantile } from "./quantile.ts";

const count = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const atOnce = 4;
const batch = 500;
const goalMs = 2000;
const unchecked = "cannot be stored"; // the response when only the database refused a value

const folder = mkdtempSync(join(tmpdir(), "laurel-fuzz-"));
const server = await startServerProcess(folder, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" });
const times: number[] = [];
const statuses = new Map<number, number>();
const failures: string[] = [];
let clients = 0;

try {
  const made = requestsOf((await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi);
  for (let done = 0; done < count; done += batch) {
    const requests = fc.sample(made, { seed: seed + done, numRuns: Math.min(batch, count - done) });
    await Promise.all(Array.from({ length: atOnce }, () => sendAll(requests)));
  }
  report();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Sends the remaining requests as one student. Signs a new student up when that one is deleted or signed out. */
async function sendAll(requests: MadeRequest[]) {
  let token = await signUp();
  for (let request = requests.pop(); request; request = requests.pop()) {
    const status = await send(request, token);
    if (request.isSignedIn && (status === 401 || /sign-out|revoke|\/me$/.test(request.path))) token = await signUp();
  }
}

async function send({ method, path, headers, body, isSignedIn }: MadeRequest, token: string): Promise<number> {
  const startedAt = performance.now();
  const sent = { ...headers, ...oneClient(), ...(isSignedIn && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(server.url + path, { method, headers: sent, body: body ?? null, redirect: "manual" });
  const text = await answer.text();
  const ms = performance.now() - startedAt;
  times.push(ms);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const isUnchecked = text.includes(unchecked);
  if (answer.status >= 500 || ms > goalMs || isUnchecked)
    failures.push(`${answer.status} after ${Math.round(ms)} ms: ${method} ${path.slice(0, 300)}
  ${JSON.stringify(headers)} ${body?.slice(0, 500) ?? "no body"}
  ${text.slice(0, 200)}`);
  return answer.status;
}

async function signUp(): Promise<string> {
  const json = { name: "Fuzz", email: `fuzz-${clients}@example.test`, password: "correct horse" };
  const headers = { "content-type": "application/json", ...oneClient() };
  const answer = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(json),
  });
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}.`);
  return ((await answer.json()) as { token: string }).token;
}

/** A new client IP address for each request, so that rate limits do not interfere. */
function oneClient() {
  clients += 1;
  return { "x-forwarded-for": `10.${(clients >> 16) % 256}.${(clients >> 8) % 256}.${clients % 256}` };
}

function report() {
  for (const failure of failures.slice(0, 50)) console.log(failure);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  console.log(counts.join(", "));
  const sorted = times.toSorted((a, b) => a - b);
  const milliseconds = (share: number) => `${quantile(sorted, share).toFixed(1)} ms`;
  console.log(
    `${failures.length} of ${times.length} requests answered 5xx, took over ${goalMs / 1000} s or sent the database what it refuses (seed ${seed}); ` +
      `median ${milliseconds(0.5)}, p99 ${milliseconds(0.99)}, longest ${milliseconds(1)}`,
  );
  if (failures.length > 0) process.exitCode = 1;
}
