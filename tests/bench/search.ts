// npm run bench -- search [scholarships] [rate] [--keep FOLDER]: the public search over HTTP, with this many generated
// scholarships beside the starter catalog, and 1,000 rotating queries in students' words at a fixed rate. The control is
// PostgreSQL's text search with `ts_rank` in the same database: the same queries at the same rate, each measured from
// when it should have started, but without HTTP and JSON. With --keep
// the data folder stays, and the next run starts with it. `npm run bench -- search judged [held]` measures only how well
// results are ordered, by the judged queries of `gold/search-dev.jsonl`; with `held` by those of `gold/search-held.jsonl`, of which only the means are printed.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { prepareReading } from "#domain/search/query/prepare-reading.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { searchCatalogue } from "#domain/search/search-catalogue.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { preparedIndex } from "#server/scholarships/catalogue/prepared-index.ts";
import { newRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { generatedCatalogue } from "#server/scholarships/starter/generated-catalogue.ts";
import { seeded } from "#server/scholarships/starter/seeded-random.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { indexReady, metricsOf, ms, runAtRate, send, timesAtRate } from "./arrivals.ts";
import { quantile } from "./quantile.ts";
import { starterCatalogue } from "./ranking/pool.ts";
import { hostileTexts } from "./search/hostile-texts.ts";
import { judgedQuality } from "./search/judged-quality.ts";
import { oneEdit, searchQueries } from "./search/search-queries.ts";
import { controlSearch, prepareControl } from "./search/text-search-control.ts";

const words = process.argv.slice(2);
if (words[0] === "judged") {
  const half = words.includes("held") ? "held" : "dev";
  judgedQuality({ half, showsDetails: half === "dev" && words.includes("--details") });
  process.exit();
}

const keep = words.includes("--keep") ? words[words.indexOf("--keep") + 1] : undefined;
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
const rows = numbers[0] ?? 100_000;
const rate = numbers[1] ?? (rows <= 100_000 ? 50 : 20);
const rotation = 1000;
const now = new Date();
const quiet = { info() {}, warn: console.error, error: console.error };
const settings = { CATALOGUE: `generated:${rows}` };
const goals = { p50: 5, p99: rows <= 100_000 ? 20 : 50, control: 5, typos: 95, newRow: 1000, loop: 50, kilobyte: 1 };
const queries = searchQueries(rotation);
const pathOf = (q: string, limit = 20) => `/api/scholarships?${new URLSearchParams({ q, limit: String(limit) })}`;

const folder = keep ?? mkdtempSync(join(tmpdir(), "laurel-search-"));
try {
  if (!existsSync(join(folder, "pg"))) await loadCatalogue();
  const server = await startServerProcess(folder, settings);
  const { readyMs } = await indexReady(server);
  const postgres = await embeddedPostgres(folder, quiet);
  const { db, close } = openDatabase(postgres.url, quiet);
  try {
    await prepareControl(db); // a folder that was not filled here has none
    const health = await runAtRate(server.url, () => ({ path: "/api/health" }), { rate, seconds: 5 });
    await runAtRate(server.url, (i) => ({ path: pathOf(queries[(i * 7) % rotation] ?? "") }), { rate, seconds: 5 });
    const loadAtSearch = loadavg()[0];
    const search = await runAtRate(server.url, (i) => ({ path: pathOf(queries[i % rotation] ?? "") }), {
      rate,
      seconds: rotation / rate,
    });
    const loadAfterSearch = loadavg()[0];
    // At once after the searches, while the machine is the same.
    const control = await controlTimes(db);
    const typos = await typosFound(server.url);
    const seen = await newRowsSeen(db, server.url);
    const fuzzed = await fuzzedOverHttp(server.url);
    const rss = (await metricsOf(server.url))("process_resident_memory_bytes");
    // Without a request for some seconds the server closes its connections, so this comes last.
    const longest = longestHostile();
    console.log(
      [
        `| ${rows} scholarships, ${rate} searches a second | Goal | Measured |`,
        "|---|---|---|",
        `| control, /api/health | | p50 ${ms(health.p50)}, p99 ${ms(health.p99)} |`,
        `| GET /api/scholarships?q= | p50 ${goals.p50} ms, p99 ${goals.p99} ms | p50 ${ms(search.p50)}, p99 ${ms(search.p99)}, longest ${ms(search.longest)} |`,
        `| processor time of one, event loop delay p99 | | ${ms(search.cpu)}, ${ms(search.delay)} |`,
        `| load average before and after the searches | | ${loadAtSearch?.toFixed(1)}, ${loadAfterSearch?.toFixed(1)} |`,
        `| control, \`ts_rank\` with any word | p99 ${goals.control} times | p50 ${ms(control.any.p50)}, p99 ${ms(control.any.p99)}: ${(control.any.p99 / search.p99).toFixed(1)} times; ${control.any.failed} failed |`,
        `| control, \`ts_rank\` with every word | | p50 ${ms(control.every.p50)}, p99 ${ms(control.every.p99)}: ${(control.every.p99 / search.p99).toFixed(1)} times; finds nothing for ${control.every.empty} of ${control.every.count} |`,
        `| one edit in a title: the title comes first | ${goals.typos} of 100 | ${typos.generated} of 100 generated, ${typos.starter} of 100 real |`,
        `| a new row is found | ${goals.newRow} ms | ${ms(Math.max(...seen))} at most, in ${seen.length} changes |`,
        `| ${fuzzed.count} hostile searches over HTTP | no 5xx | ${fuzzed.failed} failed, longest ${ms(fuzzed.longest)} |`,
        `| hostile texts of up to 10,000 characters, read and searched in one go, processor time | ${goals.loop} ms | ${ms(longest.again)} at most (${ms(longest.once)} at the first try) |`,
        `| memory (RSS) | 1 KB a scholarship | ${(rss / 1e6).toFixed(0)} MB, ${(rss / 1000 / rows).toFixed(2)} KB |`,
        `| index ready after the start | | ${(readyMs / 1000).toFixed(1)} s |`,
      ].join("\n"),
    );
    judgedQuality({ half: "dev" });
    judgedQuality({ half: "held" });
    console.log(
      `${rows} scholarships: search p50 ${ms(search.p50)} and p99 ${ms(search.p99)}, the control's p99 is ${(control.any.p99 / search.p99).toFixed(1)} times that (${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)})`,
    );
  } finally {
    await close();
    await server.stop();
    await postgres.stop();
  }
} finally {
  if (!keep) rmSync(folder, { recursive: true, force: true });
}

/** Stores the scholarships and the control's table. The database then does what it would do later on its own. */
async function loadCatalogue(): Promise<void> {
  const server = await startServerProcess(folder, settings);
  const postgres = await embeddedPostgres(folder, quiet);
  const { db, close } = openDatabase(postgres.url, quiet);
  const starter = starterCatalogue().map(({ id, status, ...facts }) => makeScholarship(facts.title, facts));
  await saveScholarships(db, starter, now);
  await prepareControl(db);
  await db.execute(sql`vacuum analyze`);
  await close();
  await server.stop();
  await postgres.stop();
}

/**
 * The whole rotation at the rate of the searches. A database that cannot follow makes later queries wait, and those
 * that wait too long for a connection fail; their time until then counts.
 */
async function controlTimes(db: Database) {
  const timesOf = async (join: "or" | "and") => {
    let [empty, failed] = [0, 0];
    const search = async (i: number) => {
      const found = await controlSearch(db, queries[i % rotation] ?? "", join).catch(() => null);
      if (found === null) failed += 1;
      if (found === 0) empty += 1;
    };
    const times = await timesAtRate(search, { rate, seconds: rotation / rate });
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), empty, failed, count: times.length };
  };
  return { any: await timesOf("or"), every: await timesOf("and") };
}

/** How many of 100 titles come first when one letter is wrong. */
async function typosFound(url: string): Promise<{ generated: number; starter: number }> {
  const random = seeded(7);
  const found = async (titles: readonly string[]) => {
    let first = 0;
    for (let i = 0; i < 100; i++) {
      const title = titles[Math.floor((i * titles.length) / 100)] ?? "";
      const page = (await send(url, { path: pathOf(oneEdit(title, random), 1) })) as { items: { title: string }[] };
      if (page.items[0]?.title === title) first += 1;
    }
    return first;
  };
  const today = now.toISOString().slice(0, 10);
  const open = ({ deadline, deadline_kind }: { deadline: string | null; deadline_kind: string }) =>
    deadline_kind !== "fixed" || deadline === null || deadline > today;
  const hasWord = ({ title }: { title: string }) => /[A-Za-z]{5}/.test(title);
  const titlesOf = (list: readonly { title: string; deadline: string | null; deadline_kind: string }[]) =>
    list.filter((each) => open(each) && hasWord(each)).map(({ title }) => title);
  return {
    generated: await found(titlesOf(generatedCatalogue(2000, now))),
    starter: await found(titlesOf(starterCatalogue().filter(({ status }) => status === "active"))),
  };
}

/** Milliseconds from the commit of each of ten new scholarships until a search finds it. */
async function newRowsSeen(db: Database, url: string): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < 10; i++) {
    const letters = String(now.getTime()).replace(/\d/g, (digit) => "bcdfghklmn"[Number(digit)] ?? "");
    const title = `Quixo${letters}${"abcdefghij"[i]} Scholarship`;
    await saveScholarships(db, [makeScholarship(title)], now);
    const storedAt = performance.now();
    const isFound = async () => {
      const page = (await send(url, { path: pathOf(title, 1) })) as { items: { title: string }[] };
      return page.items[0]?.title === title;
    };
    while (!(await isFound())) await wait(20);
    seen.push(performance.now() - storedAt);
  }
  return seen;
}

async function fuzzedOverHttp(url: string) {
  const texts = hostileTexts(300, 400);
  let [failed, longest] = [0, 0];
  for (const text of texts) {
    const startedAt = performance.now();
    const response = await fetch(url + pathOf(text));
    await response.arrayBuffer();
    longest = Math.max(longest, performance.now() - startedAt);
    if (response.status >= 500) failed += 1;
  }
  return { count: texts.length, failed, longest };
}

/**
 * The longest time in which one hostile text is read and searched in one go, at 100,000 scholarships, in processor time,
 * because other programs do not count. What is slow once may have waited for collected garbage or compiled code, so that such a text is tried again,
 * and its shorter time counts: `once` is the longest time of the first tries.
 */
function longestHostile(): { once: number; again: number } {
  const today = now.toISOString().slice(0, 10);
  const index = compileIndex(
    generatedCatalogue(100_000, now).map((entry) => newRow(entry, now)),
    today,
  );
  // As a server does at its start.
  prepareReading(today);
  inOneGo(preparedIndex(index));
  const search = (words: string) => searchCatalogue(index, { understood: readQuery(words, today), words, limit: 20 });
  for (const q of queries.slice(0, 100)) search(q);
  const timeOf = (text: string) => {
    const before = process.threadCpuUsage();
    search(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const texts = hostileTexts(500, 10_000);
  const once = texts.map(timeOf);
  const again = once.map((time, at) => (time > goals.loop ? Math.min(time, timeOf(texts[at] as string)) : time));
  return { once: Math.max(...once), again: Math.max(...again) };
}
