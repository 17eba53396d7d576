// npm run bench -- matches [scholarships] [seconds] [rate] [--keep FOLDER]: what a student waits for, over HTTP, with this
// many generated scholarships and 1,000 rotating students. Requests start at a fixed rate, and each is measured from the
// moment it should have started. The control is `/api/health` at the same rate in the same run. With --keep the folder is
// used as it is, or filled first, and stays.
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
import { type Measured, metricsOf, ms, runAtRate, type Sent, send } from "./arrivals.ts";
import { type IndexStart, startAgain, startAnew, startUpdated } from "./index-starts.ts";
import { madeUpProfiles } from "./made-up-profiles.ts";

const words = process.argv.slice(2);
const keep = words.includes("--keep") ? words[words.indexOf("--keep") + 1] : undefined;
// `rate` is requests a second.
const [rows = 100_000, seconds = 15, rate = 100] = words.filter((word) => /^\d+$/.test(word)).map(Number);
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

/** The goals of issue 12, in milliseconds, MB and seconds. */
const goals =
  rows <= 100_000
    ? { list: [10, 40], filtered: [12, 50], save: [10, 50], delay: 20, rss: 500, ready: 4 }
    : { list: [60, 150], filtered: [null, 200], save: [10, 50], delay: 30, rss: 1600, ready: 40 };
const longestRead = 100;
const seenWithin = 1000;

const folder = keep ?? mkdtempSync(join(tmpdir(), "laurel-matches-"));
const settings = { CATALOGUE: `generated:${rows}`, AUTH_SECRET: secret };

try {
  await loadCatalogue();
  const anew = await startAnew(folder, settings);
  const updated = await startUpdated(folder, settings);
  const { server, start: again } = await startAgain(folder, settings);
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
    const firstPage = get(() => "/api/matches");
    const control = await run(
      server.url,
      get(() => "/api/health"),
    );
    const first = await run(server.url, firstPage, rotation / rate);
    const list = await run(server.url, firstPage);
    const filtered = await run(
      server.url,
      get((i) => `/api/matches?${filters[i % filters.length]}`),
    );
    const saved = await run(server.url, save);
    const afterSave = await run(server.url, firstPage, rotation / rate);
    const changing = await changeRows(db, server.url);
    const meanwhile = await run(server.url, firstPage);
    const seen = await changing();
    const rss = (await metricsOf(server.url))("process_resident_memory_bytes") / 1e6;
    const delay = Math.max(...[first, list, filtered, saved, afterSave, meanwhile].map((each) => each.delay));
    const changes = `${Math.max(...seen).toFixed(0)} ms at most, in ${seen.length} changes`;
    console.log(
      [
        `| ${rows} scholarships, ${rate} requests a second | Goal | Measured | Processor time each |`,
        "|---|---|---|--:|",
        timeRow("control, /api/health", [null, null], control),
        timeRow("the first list of each student, just after the start", [null, null], first),
        timeRow("GET /api/matches, first page", goals.list, list),
        timeRow("with text, filters and other sorts", goals.filtered, filtered),
        timeRow("PUT /api/profile", goals.save, saved),
        timeRow("the first list of each student after a save", [null, null], afterSave),
        `| one row a second changes: longest read | ${longestRead} ms | p99 ${ms(meanwhile.p99)}, longest ${ms(meanwhile.longest)} | ${ms(meanwhile.cpu)} |`,
        `| the change is seen | ${seenWithin} ms | ${changes} | |`,
        `| event loop delay, p99 | ${goals.delay} ms | ${ms(delay)} (control ${ms(control.delay)}) | |`,
        `| memory (RSS) | ${goals.rss} MB | ${rss.toFixed(0)} MB | |`,
        readyRow("index ready after the first start without one that this code can read", anew),
        readyRow("index ready after the first start of a release, that of an earlier one", updated),
        readyRow("index ready after a restart", again),
      ].join("\n"),
    );
    console.log(
      `${rows} scholarships: first page p50 ${ms(list.p50)} and p99 ${ms(list.p99)}, ${(list.p50 / control.p50).toFixed(1)} and ${(list.p99 / control.p99).toFixed(1)} times the control (${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)})`,
    );
  } finally {
    await close();
    await server.stop();
    await postgres.stop();
  }
} finally {
  if (!keep) rmSync(folder, { recursive: true, force: true });
}

/** Stores the scholarships. The database then does what it would do later on its own, and disturb the measurements. */
async function loadCatalogue(): Promise<void> {
  const server = await startServerProcess(folder, settings);
  const postgres = await embeddedPostgres(folder, quiet);
  const { db, close } = openDatabase(postgres.url, quiet);
  await db.execute(sql`vacuum analyze`);
  await close();
  await server.stop();
  await postgres.stop();
}

function run(url: string, request: (i: number) => Sent, duration = seconds): Promise<Measured> {
  return runAtRate(url, request, { rate, seconds: duration });
}

function timeRow(what: string, [p50, p99]: readonly (number | null)[], measured: Measured): string {
  const goal = [p50 && `p50 ${p50} ms`, p99 && `p99 ${p99} ms`].filter(Boolean).join(", ");
  return `| ${what} | ${goal} | p50 ${ms(measured.p50)}, p99 ${ms(measured.p99)} | ${ms(measured.cpu)} |`;
}

function readyRow(what: string, { readyMs, longestMs, rssMb }: IndexStart): string {
  const measured = `${(readyMs / 1000).toFixed(1)} s; meanwhile /api/health took ${ms(longestMs)} at most; then ${rssMb.toFixed(0)} MB`;
  return `| ${what} | ${goals.ready} s | ${measured} | |`;
}

/**
 * Changes another row every second until the returned function is called. That answers the milliseconds until each
 * change was seen: the row is then the first by amount.
 */
async function changeRows(db: ReturnType<typeof openDatabase>["db"], url: string): Promise<() => Promise<number[]>> {
  let stopped = false;
  const seen: number[] = [];
  // Before anything is measured: it reads the whole table.
  const { rows: before } = await db.execute<{ most: number }>(sql`select max(amount_max) as most from scholarships`);
  const most = Math.max(90_000, before[0]?.most ?? 0); // a run before leaves its amounts in a folder that is kept
  const running = (async () => {
    for (let i = 1; !stopped; i++) {
      const { rows: changed } = await db.execute<{ id: string }>(
        sql`update scholarships set amount_max = ${most + i} where id =
          (select id from scholarships where deadline_kind = 'rolling' order by id offset ${i} limit 1) returning id`,
      );
      const changedAt = performance.now();
      while ((await largest(url)) !== changed[0]?.id) await wait(10);
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

/** The id of the scholarship with the largest amount. */
async function largest(url: string): Promise<string | undefined> {
  const page = await send(url, { path: "/api/scholarships?sort=amount&limit=1" });
  return (page as { items: { id: string }[] }).items[0]?.id; // the shape of the list
}
