// npm run bench -- matches [scholarships] [seconds] [rate]: what a student waits for, over HTTP, with this many generated scholarships and
// 1,000 rotating students. Requests start at a fixed rate, and each is measured from the moment it should have started.
// The control is `/api/health` at the same rate in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/platform/database/database.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { loadEnv } from "#server/platform/env.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { madeUpProfiles } from "./made-up-profiles.ts";
import { quantile } from "./quantile.ts";

const rows = Number(process.argv[2] ?? 100_000);
const seconds = Number(process.argv[3] ?? 15);
const rate = Number(process.argv[4] ?? 100); // requests a second
const rotation = 1000;
const quiet = { info() {}, warn: console.error, error: console.error };
const secret = "a secret for this benchmark and nothing else";
const filters = [
  "q=nursing",
  "q=memorial&sort=deadline",
  "academic_level=bachelor&sort=amount",
  "section=check&gpa=3",
  "field_of_study=Nursing&amount_min=1000",
];

const folder = mkdtempSync(join(tmpdir(), "laurel-matches-"));
const settings = { CATALOGUE: `generated:${rows}`, AUTH_SECRET: secret };

try {
  const first = await startServerProcess(folder, settings);
  await first.stop();
  const server = await startServerProcess(folder, settings);
  const readyMs = server.readyMs + (await indexReady(server.url));
  const postgres = await embeddedPostgres(folder, quiet);
  const { db, close } = openDatabase(postgres.url, quiet);
  try {
    const env = loadEnv({ AUTH_SECRET: secret, PUBLIC_URL: server.url, NODE_ENV: "production" });
    const cookies: string[] = [];
    for (const profile of madeUpProfiles(rotation))
      cookies.push((await makeStudent({ deps: { db, env } as never }, { profile })).cookie); // makeStudent uses these deps only
    const get = (path: (i: number) => string) => (i: number) => ({
      path: path(i),
      cookie: cookies[i % rotation] ?? "",
    });
    const save = (i: number) => ({ ...get(() => "/api/profile")(i), json: { gpa: 2 + (i % 20) / 10 } });
    await run(
      "warm-up",
      server.url,
      get(() => "/api/matches"),
      2,
    );
    const control = await run(
      "control, /api/health",
      server.url,
      get(() => "/api/health"),
    );
    const list = await run(
      "GET /api/matches, first page",
      server.url,
      get(() => "/api/matches"),
    );
    await run(
      "with text, filters and other sorts",
      server.url,
      get((i) => `/api/matches?${filters[i % filters.length]}`),
    );
    await run("PUT /api/profile", server.url, save);
    const changing = changeRows(db, server.url, cookies[0] ?? "");
    await run(
      "GET /api/matches while one row a second changes",
      server.url,
      get(() => "/api/matches"),
    );
    const seen = await changing();
    const metrics = await metricsOf(server.url);
    console.log(`a changed row is seen after ${seen.map((ms) => ms.toFixed(0)).join(", ")} ms`);
    console.log(
      `event loop delay p99 ${(metrics("nodejs_eventloop_lag_p99_seconds") * 1000).toFixed(0)} ms, RSS ${Math.round(metrics("process_resident_memory_bytes") / 1e6)} MB, index ready ${(readyMs / 1000).toFixed(1)} s after the start`,
    );
    console.log(
      `${rows} scholarships: first page p50 ${list.p50.toFixed(1)} ms and p99 ${list.p99.toFixed(1)} ms, ${(list.p50 / control.p50).toFixed(1)} and ${(list.p99 / control.p99).toFixed(1)} times the control (${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)})`,
    );
  } finally {
    await close();
    await server.stop();
    await postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds until the server has its index. */
async function indexReady(url: string): Promise<number> {
  const startedAt = performance.now();
  while ((await metricsOf(url))("laurel_catalogue_scholarships") === 0) await wait(50);
  return performance.now() - startedAt;
}

async function metricsOf(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
}

type Sent = { path: string; cookie: string; json?: unknown };

async function run(what: string, url: string, request: (i: number) => Sent, duration = seconds) {
  const cpuBefore = (await metricsOf(url))("process_cpu_seconds_total");
  const startedAt = performance.now();
  const times = await Promise.all(
    Array.from({ length: rate * duration }, async (_, i) => {
      const due = startedAt + (i * 1000) / rate;
      await wait(Math.max(0, due - performance.now()));
      await send(url, request(i));
      return performance.now() - due;
    }),
  );
  const [p50, p99, most] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  const cpuMs = (((await metricsOf(url))("process_cpu_seconds_total") - cpuBefore) * 1000) / times.length;
  console.log(
    `${what}: ${cpuMs.toFixed(1)} ms of processor time each; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${most.toFixed(0)} ms`,
  );
  return { p50, p99 };
}

async function send(url: string, { path, cookie, json }: Sent): Promise<unknown> {
  const response = await fetch(url + path, {
    headers: { cookie, origin: url, ...(json !== undefined && { "content-type": "application/json" }) },
    ...(json !== undefined && { method: "PUT", body: JSON.stringify(json) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return answer;
}

/** Changes a row every second until the returned function is called. That answers how long each change took to be seen. */
function changeRows(db: ReturnType<typeof openDatabase>["db"], url: string, cookie: string): () => Promise<number[]> {
  let stopped = false;
  const seen: number[] = [];
  const running = (async () => {
    for (let i = 0; !stopped; i++) {
      await db.execute(
        sql`update scholarships set amount_max = ${90_000 + i} where id = (select min(id) from scholarships)`,
      );
      const changedAt = performance.now();
      const revision = await revisionOf(db);
      while ((await metricsOf(url))("laurel_catalogue_revision") < revision)
        await send(url, { path: "/api/matches?limit=1", cookie });
      seen.push(performance.now() - changedAt);
      await wait(1000);
    }
  })();
  return async () => {
    stopped = true;
    await running;
    return seen;
  };
}

async function revisionOf(db: ReturnType<typeof openDatabase>["db"]): Promise<number> {
  const { rows: found } = await db.execute<{ value: string }>(
    sql`select value from catalogue_state where key = 'revision'`,
  );
  return Number(found[0]?.value);
}
