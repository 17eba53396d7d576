// npm run bench -- http [seconds]: `/api/health` with every header, and a signed-in read, over keep-alive connections.
// The controls are bare node:http servers that send the same bytes; that of the signed-in read makes two queries, for the
// session and for the profile. The ratio compares processor time, because a busy
// computer changes it less than rates.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { benchPassword, makeKnownStudents } from "./known-students.ts";
import { quantile } from "./quantile.ts";

const seconds = Number(process.argv[2] ?? 4);
const rounds = 5;
const connections = 32;
const goals = { healthShare: 0.8, signedInRate: 2500, signedInShare: 0.4 };

type Target = { url: string; path: string; headers: Record<string, string>; cpuSeconds: () => Promise<number> };
type Measured = { rate: number; cpuMicros: number };

const folder = mkdtempSync(join(tmpdir(), "laurel-http-"));
const server = await startServerProcess(folder, { CATALOGUE: "none", TRUSTED_PROXIES: "127.0.0.1" });
const bare = await bareServer(await answerOf("/api/health"));
const postgres = await embeddedPostgres(folder, { info() {}, warn: console.error, error: console.error });

try {
  const health = { url: server.url, path: "/api/health", headers: {}, cpuSeconds };
  const cookie = await signIn();
  const signedIn = { ...health, path: "/api/me", headers: { cookie } };
  const bareReads = await bareServer(await answerOf("/api/me", { cookie }), postgres.url);
  const figures: Record<"bare" | "health" | "bareReads" | "signedIn", Measured[]> = {
    bare: [],
    health: [],
    bareReads: [],
    signedIn: [],
  };
  for (let round = 0; round < rounds; round++) {
    figures.bare.push(await measure(bare.target));
    figures.health.push(await measure(health));
    figures.bareReads.push(await measure(bareReads.target));
    figures.signedIn.push(await measure(signedIn));
  }
  bareReads.stop();
  const [control, ours] = [middle(figures.bare), middle(figures.health)];
  const [controlReads, reads] = [middle(figures.bareReads), middle(figures.signedIn)];
  show("control, a bare node:http with the same bytes", control);
  show("/api/health", ours);
  show("control, a bare node:http with two queries", controlReads);
  show("/api/me of a signed-in student", reads);
  const share = control.cpuMicros / ours.cpuMicros;
  const signedInShare = controlReads.cpuMicros / reads.cpuMicros;
  console.log(
    `/api/health is ${share.toFixed(2)} of bare node:http by processor time (goal ${goals.healthShare}); ` +
      `${reads.rate.toFixed(0)} signed-in reads a second (goal ${goals.signedInRate}), ` +
      `${signedInShare.toFixed(2)} of bare node:http with two queries (goal ${goals.signedInShare})`,
  );
  const areReadsQuick = reads.rate >= goals.signedInRate && signedInShare >= goals.signedInShare;
  process.exitCode = share >= goals.healthShare && areReadsQuick ? 0 : 1;
} finally {
  bare.stop();
  await postgres.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function answerOf(path: string, sent: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers: sent });
  const own = new Set(["connection", "date", "keep-alive"]); // node:http adds these by itself
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)));
  return { headers, body: await response.text() };
}

async function signIn(): Promise<string> {
  const [email] = await makeKnownStudents(folder, 1);
  const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ email, password: benchPassword }),
  });
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** Processor time that Laurel's server has used so far, from its metrics. */
async function cpuSeconds(): Promise<number> {
  const response = await fetch(`${server.url}/api/metrics`);
  if (!response.ok) throw new Error(`/api/metrics answered ${response.status}`);
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await response.text())?.[1]);
}

/**
 * A bare node:http server in its own process. It answers every request alike, except /cpu, which returns its processor
 * time. With a database it makes two queries for each, one after the other as in Laurel.
 */
async function bareServer(answer: { headers: Record<string, string>; body: string }, databaseUrl = "") {
  const program = `const { headers, body } = JSON.parse(process.argv[1]);
    const pool = process.argv[2] && new (require("pg").Pool)({ connectionString: process.argv[2], max: 20 });
    const session = "select u.id, u.email, u.full_name from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()";
    const profile = "select * from profiles where user_id = $1";
    const server = require("node:http").createServer(async (request, response) => {
      if (request.url === "/cpu") {
        const { user, system } = process.cpuUsage();
        return response.end(String((user + system) / 1e6));
      }
      if (pool) {
        await pool.query({ name: "session", text: session, values: ["none"] });
        await pool.query({ name: "profile", text: profile, values: ["none"] });
      }
      response.writeHead(200, headers).end(body);
    }).listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ["-e", program, JSON.stringify(answer), databaseUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  const url = `http://127.0.0.1:${Number(port)}`;
  const target: Target = {
    url,
    path: "/",
    headers: {},
    cpuSeconds: async () => Number(await (await fetch(`${url}/cpu`)).text()),
  };
  return { target, stop: () => child.kill() };
}

async function measure(target: Target): Promise<Measured> {
  const [cpuBefore, startedAt] = [await target.cpuSeconds(), performance.now()];
  const until = startedAt + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => sendUntil(target, until)));
  const answered = counts.reduce((sum, count) => sum + count, 0);
  const rate = answered / ((performance.now() - startedAt) / 1000);
  return { rate, cpuMicros: (((await target.cpuSeconds()) - cpuBefore) * 1e6) / answered };
}

/** Sends requests over one connection, one after another, until this moment. Returns their number. */
async function sendUntil({ url, path, headers }: Target, until: number): Promise<number> {
  const { host, hostname, port } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const socket = createConnection(Number(port), hostname);
  await once(socket, "connect");
  let [count, left] = [0, 0];
  socket.write(request);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    left = (left || answerBytes(chunk)) - chunk.length;
    if (left > 0) continue;
    count++;
    if (performance.now() >= until) break;
    socket.write(request);
  }
  return count;
}

/** The length of the response that begins with these bytes, from its Content-Length. */
function answerBytes(start: Buffer): number {
  const head = start.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(`not the answer asked for: ${head}`);
  return head.length + 4 + Number(length);
}

/** The round with the median processor time. */
function middle(all: readonly Measured[]): Measured {
  const cpuMicros = quantile(
    all.map((one) => one.cpuMicros),
    0.5,
  );
  return {
    cpuMicros,
    rate: quantile(
      all.map((one) => one.rate),
      0.5,
    ),
  };
}

function show(what: string, { rate, cpuMicros }: Measured) {
  console.log(`${what}: ${rate.toFixed(0)} a second, ${cpuMicros.toFixed(1)} µs of processor time each`);
}
