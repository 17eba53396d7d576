// Sends requests generated from the OpenAPI document, most of which fit it: with a body of known length, with a body in
// chunks and without any. Reports every 5xx response, every one slower than 2 s, and every operation that never
// succeeded. Usage: npm run bench -- fuzz [requests] [seed]
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request as openRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { type KnownValues, type MadeRequest, type OpenApi, requestsOf } from "#tests/support/openapi-requests.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { quantile } from "./quantile.ts";

const count = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const atOnce = 4;
const batch = 500;
const goalMs = 2000;
const unchecked = "contains something that cannot be stored"; // the response when only the database refused a value
const password = "correct horse";

type Answer = { status: number; text: string; ms: number };
type Sent = { request: MadeRequest; answer: Answer };

const folder = mkdtempSync(join(tmpdir(), "laurel-fuzz-"));
const server = await startServerProcess(folder, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" });
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const statuses = new Map<string, Map<number, number>>();
const failures: string[] = [];
const slow: Sent[] = [];
let clients = 0;

try {
  const made = requestsOf(
    (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi,
    await knownValues(),
  );
  for (let done = 0; done < count; done += batch) {
    const requests = fc.sample(made, { seed: seed + done, numRuns: Math.min(batch, count - done) });
    await Promise.all(Array.from({ length: atOnce }, () => sendAll(requests)));
    if (done > 0 && done % 10_000 === 0) console.log(`${done} sent, ${failures.length} failed, ${slow.length} slow`);
  }
  for (const one of slow) await sendAgain(one);
  report();
} finally {
  agent.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Ids, lists and credentials that exist. */
async function knownValues(): Promise<KnownValues> {
  await signUp("known@example.test");
  const { items } = (await (await fetch(`${server.url}/api/feed`)).json()) as { items: { id: string }[] };
  const { facets } = (await (await fetch(`${server.url}/api/browse`)).json()) as Record<
    "facets",
    { kind: string; slug: string }[]
  >;
  const id = fc.constantFrom(...items.map((item) => item.id));
  const email = fc.oneof(fc.constant("known@example.test"), fc.emailAddress());
  return {
    id,
    scholarship_id: id,
    kind: fc.constantFrom(...facets.map((facet) => facet.kind)),
    slug: fc.constantFrom(...facets.map((facet) => facet.slug)),
    email,
    new_email: email,
    password: fc.constant(password),
    current_password: fc.constant(password),
    new_password: fc.constant(password),
  };
}

/** Sends the remaining requests as one student. Signs a new student up when that one is deleted or signed out. */
async function sendAll(requests: MadeRequest[]) {
  let token = await signUp();
  for (let request = requests.pop(); request; request = requests.pop()) {
    const answer = await send(request, token);
    note({ request, answer });
    if (request.isSignedIn && (answer.status === 401 || /sign-out|revoke|\/me$/.test(request.path)))
      token = await signUp();
  }
}

/** The answer; status 0 when the connection was lost. A bodyless request names no length either. */
async function send(made: MadeRequest, token: string): Promise<Answer> {
  const { method, path, headers, body, isSignedIn } = made;
  const startedAt = performance.now();
  const sent = { ...headers, ...oneClient(), ...(isSignedIn && { authorization: `Bearer ${token}` }) };
  const request = openRequest(server.url + path, { method, headers: sent, agent });
  request.useChunkedEncodingByDefault = body !== undefined;
  if (body !== undefined && clients % 4 === 0)
    request.write(body); // in chunks
  else if (body !== undefined) request.setHeader("content-length", Buffer.byteLength(body)).write(body);
  request.end();
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const answered = await text(response);
    return { status: response.statusCode ?? 0, text: answered, ms: performance.now() - startedAt };
  } catch (error) {
    // The server closes idle connections, sometimes just as the next request is sent.
    if (request.reusedSocket) return send(made, token);
    return { status: 0, text: String(error), ms: performance.now() - startedAt };
  }
}

function note(sent: Sent) {
  const { request, answer } = sent;
  times.push(answer.ms);
  const ofOperation = statuses.get(request.operation) ?? new Map<number, number>();
  statuses.set(request.operation, ofOperation.set(answer.status, (ofOperation.get(answer.status) ?? 0) + 1));
  if (answer.status >= 500 || answer.status === 0 || answer.text.includes(unchecked)) failures.push(described(sent));
  else if (answer.ms > goalMs) slow.push(sent);
}

/** Repeats a slow request three times, alone: on a busy machine any request may have waited for a core. */
async function sendAgain(sent: Sent) {
  const token = await signUp();
  const again: number[] = [];
  for (let time = 0; time < 3; time++) again.push((await send(sent.request, token)).ms);
  if (Math.min(...again) > goalMs) failures.push(described(sent));
}

function described({ request, answer }: Sent): string {
  return `${answer.status} after ${Math.round(answer.ms)} ms: ${request.method} ${request.path.slice(0, 300)}
  ${JSON.stringify(request.headers)} ${request.body?.slice(0, 500) ?? "no body"}
  ${answer.text.slice(0, 200)}`;
}

/** Returns the token of a new student. Every second one has a profile. */
async function signUp(email = `fuzz-${clients}@example.test`): Promise<string> {
  const headers = { "content-type": "application/json", ...oneClient() };
  const body = JSON.stringify({ name: "Fuzz", email, password });
  const answer = await fetch(`${server.url}/api/auth/sign-up/email`, { method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}.`);
  const { token } = (await answer.json()) as { token: string };
  const profile = JSON.stringify({ academic_level: "undergraduate", field_of_study: "Nursing", gpa: 3.4 });
  const signedIn = { ...headers, authorization: `Bearer ${token}` };
  if (clients % 2 === 0) await fetch(`${server.url}/api/profile`, { method: "PUT", headers: signedIn, body: profile });
  return token;
}

/** A new client IP address for each request, so that rate limits do not interfere. */
function oneClient() {
  clients += 1;
  return { "x-forwarded-for": `10.${(clients >> 16) % 256}.${(clients >> 8) % 256}.${clients % 256}` };
}

function report() {
  for (const failure of failures.slice(0, 50)) console.log(failure);
  const isSuccess = (status: number) => status >= 200 && status < 400;
  const neverGood = [...statuses].filter(([, counts]) => ![...counts.keys()].some(isSuccess));
  for (const [operation, counts] of neverGood)
    console.log(
      `never successful: ${operation}: ${[...counts].map(([status, times]) => `${status} ${times} times`).join(", ")}`,
    );
  const sum = new Map<number, number>();
  for (const counts of statuses.values())
    for (const [status, times] of counts) sum.set(status, (sum.get(status) ?? 0) + times);
  console.log(
    [...sum]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(", "),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const milliseconds = (share: number) => `${quantile(sorted, share).toFixed(1)} ms`;
  console.log(
    `${failures.length} of ${times.length} requests to ${statuses.size} operations answered 5xx, took over ${goalMs / 1000} s ` +
      `(${slow.length} at first) or sent the database what it refuses (seed ${seed}); ` +
      `median ${milliseconds(0.5)}, p99 ${milliseconds(0.99)}, longest ${milliseconds(1)}`,
  );
  if (failures.length > 0) process.exitCode = 1;
}
