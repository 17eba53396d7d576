import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeBuiltSite } from "#tests/support/make-built-site.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { caller, testApp, testNow } from "#tests/support/test-app.ts";

const webFolder = makeBuiltSite();
const app = await testApp({ webFolder });
const { call, db } = app;
afterAll(() => rmSync(webFolder, { recursive: true }));

const texans = Array.from({ length: 30 }, (_, i) => makeScholarship(`Texas ${i}`, { location_restrictions: ["TX"] }));
const closed = [
  makeScholarship("Over", { deadline: "2026-01-31", deadline_kind: "fixed" }),
  makeScholarship("Every year", {
    deadline_yearly: "02-01",
    deadline_kind: "yearly",
    status: "closed",
    cycle: "2026-27",
  }),
];
await saveScholarships(db, [...texans, ...closed], testNow);

const textOf = async (path: string, headers: Record<string, string> = {}) => (await call(path, { headers })).text();

/** The id of a scholarship, as its address has it. */
async function idOf(title: string): Promise<string> {
  const { rows } = await app.deps.pool.query("select id from scholarships where title = $1", [title]);
  return rows[0].id;
}

/** A log that is kept, and the lines of it with a message. */
function capturedLog() {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  return { log, logged: (message: string) => lines.filter((line) => JSON.parse(line).msg === message) };
}

type StructuredData = Record<string, unknown> & { mainEntity: { itemListElement: unknown[] } };

/** The JSON-LD objects of a page. */
const structuredDataIn = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));

test("a list of open scholarships is HTML with title, count, rows and breadcrumbs", async () => {
  const html = await textOf("/browse/state/texas?page=2&utm_source=letter");
  expect(html).toContain("<h1>Rendered /browse/state/texas?page=2 on 2026-11-18</h1>");
  expect(html).toContain("<title>Scholarships for students in Texas, page 2 · Laurel</title>");
  expect(html).toContain('<link rel="canonical" href="http://laurel.test/browse/state/texas?page=2" />');
  expect(html).toContain("Scholarships for students in Texas: 30 open, ");
  const [list, breadcrumbs] = structuredDataIn(html);
  expect(list).toMatchObject({ "@type": "CollectionPage", mainEntity: { "@type": "ItemList", numberOfItems: 30 } });
  expect(list?.mainEntity.itemListElement).toHaveLength(5);
  expect(list?.mainEntity.itemListElement[0]).toMatchObject({ position: 26 });
  expect(breadcrumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Laurel" },
      { name: "Browse scholarships" },
      { name: "Scholarships for students in Texas" },
    ],
  });
});

test("the first page of a list has one canonical URL, whatever its query", async () => {
  for (const query of ["", "?page=1", "?page=0", "?page=x", "?q=a"])
    expect(await textOf(`/browse/state/texas${query}`)).toContain(
      '<link rel="canonical" href="http://laurel.test/browse/state/texas" />',
    );
});

test("/browse, the sitemap and llms.txt name every list with open scholarships and no empty one", async () => {
  const [list] = structuredDataIn(await textOf("/browse"));
  expect(list?.mainEntity.itemListElement).toEqual([
    expect.objectContaining({ url: "http://laurel.test/browse/deadline/all" }),
    expect.objectContaining({ url: "http://laurel.test/browse/state/texas" }),
  ]);
  for (const path of ["/sitemap.xml", "/sitemap/pages.xml", "/llms.txt"]) {
    const text = await textOf(path);
    expect(text, path).toContain("http://laurel.test/browse/state/texas");
    expect(text, path).not.toContain("http://laurel.test/browse/state/ohio");
    expect(text, path).not.toContain("{");
  }
});

test("an empty list and a page after the last one answer 404", async () => {
  const { cookie } = await makeStudent(app);
  for (const path of ["/browse/state/ohio", "/browse/state/texas?page=3", "/browse/colour/green", "/browse/state"]) {
    expect((await call(path)).status, path).toBe(404);
    expect((await call(path, { cookie })).status, path).toBe(404);
  }
});

test("a student's page contains the rows of a list as data, for rendering in the browser", async () => {
  const { cookie } = await makeStudent(app);
  const html = await textOf("/browse/state/texas", { cookie });
  expect(html).not.toContain("Rendered");
  expect(html).toContain('"queries":[[["browse","state","texas",1]');
});

test("a page is rendered once for each catalog revision, and its ETag is answered with 304", async () => {
  const path = `/scholarships/${await idOf("Texas 0")}`;
  const renderOf = async () => /Render (\d+)/.exec(await textOf(path))?.[1];
  const first = await renderOf();
  expect(await renderOf()).toBe(first);
  const etag = (await call(path)).headers.get("etag") ?? "";
  const again = await call(path, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await saveScholarships(db, [makeScholarship("Another")], testNow);
  expect(await renderOf()).not.toBe(first);
});

test("search params that a page does not read do not change it", async () => {
  for (const path of [`/scholarships/${await idOf("Texas 1")}`, "/browse"]) {
    const [first, ...others] = await Promise.all(["", "?page=2", "?page=99999", "?q=a"].map((q) => textOf(path + q)));
    expect(others).toEqual([first, first, first]);
  }
});

test("every spelling of a page number gives the same page, and the API reads it the same way", async () => {
  const second = await textOf("/browse/state/texas?page=2");
  for (const page of ["02", "+2", "2.0", "%202"]) {
    expect(await textOf(`/browse/state/texas?page=${page}`), page).toBe(second);
    expect(await (await call(`/api/browse/state/texas?page=${page}`)).json(), page).toMatchObject({ page: 2 });
  }
  for (const page of ["99999", "1e3"]) {
    expect((await call(`/browse/state/texas?page=${page}`)).status, page).toBe(404);
    expect((await call(`/api/browse/state/texas?page=${page}`)).status, page).toBe(404);
  }
  expect((await call("/api/browse/state/texas?page=100000")).status).toBe(400);
});

test("a page that fails to render on the server is rendered in the browser, and the failure is logged", async () => {
  const broken = makeBuiltSite();
  writeFileSync(
    join(broken, ".render", "render.js"),
    "export const renderPage = async () => { throw new Error('no'); };",
  );
  const { logged, log } = capturedLog();
  const own = caller(createApp({ ...app.deps, webFolder: broken, log }), app.deps.env.PUBLIC_URL);
  const found = await own("/browse/state/texas");
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('["browse","state","texas",1]')]);
  expect((await own("/browse/state/ohio")).status).toBe(404);
  expect(logged("a page could not be made into HTML")).toHaveLength(2);
  rmSync(broken, { recursive: true });
});

test("a database failure is neither retried nor treated as a rendering failure", async () => {
  const { logged, log } = capturedLog();
  let reads = 0;
  const db = new Proxy(app.db, {
    get(target, key) {
      reads += 1;
      // The revision of the catalogue is still answered, the page no longer.
      if (reads > 1) throw new Error("no connection");
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const own = caller(createApp({ ...app.deps, db, log }), app.deps.env.PUBLIC_URL);
  expect((await own("/browse/state/texas")).status).toBe(500);
  expect(reads).toBe(2);
  expect(logged("a page could not be made into HTML")).toEqual([]);
});

test("the page of a closed scholarship says so, and is not indexed", async () => {
  const html = await textOf(`/scholarships/${await idOf("Over")}`);
  expect(html).toContain("<title>Over (closed) · Laurel</title>");
  expect(html).toContain('<meta name="description" content="Closed on Jan 31, 2026. ');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(structuredDataIn(html)[0]).toMatchObject({ description: "Closed on Jan 31, 2026.", expires: "2026-01-31" });
});

test("a closed scholarship with a yearly deadline stays indexed, because it may open again", async () => {
  const html = await textOf(`/scholarships/${await idOf("Every year")}`);
  expect(html).toContain("<title>Every year (closed) · Laurel</title>");
  expect(html).toContain("It has a deadline every year, so it may open again.");
  expect(html).not.toContain("noindex");
  expect(structuredDataIn(html)[0]).not.toHaveProperty("expires");
});

test("a search is HTML with its results as data, its words as the title, and not indexed", async () => {
  const html = await textOf("/browse/search?q=texas&amount_min=");
  expect(html).toContain("<h1>Rendered /browse/search?q=texas on 2026-11-18</h1>");
  expect(html).toContain("<title>Scholarships for “texas” · Laurel</title>");
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('["scholarships","search",{"q":"texas"}]');
  expect(html).toContain('"title":"Texas 7"');
  expect(await textOf("/sitemap.xml")).not.toContain("/browse/search");
});

test.each([
  ["?q=2026", { q: "2026" }],
  ["?q=%22texas%22", { q: "texas" }],
  ["?q=a&q=b&gpa=much", {}],
  ["?academic_level=bachelor&gpa=3.5&page=2", { academic_level: "bachelor", gpa: 3.5 }],
])("the search params %s are read as the router reads them", async (search, read) => {
  const html = await textOf(`/browse/search${search}`);
  expect(html).toContain(`["scholarships","search",${JSON.stringify(read)}]`);
});

test("a cursor that fits no list begins at the first page, and a cursor of the list continues it", async () => {
  const titlesIn = (html: string) => [...html.matchAll(/"title":"(Texas \d+)"/g)].map(([, title]) => title);
  const first = await textOf("/browse/search?q=texas");
  const { next_cursor } = await (await call("/api/scholarships?q=texas")).json();
  const second = await textOf(`/browse/search?q=texas&cursor=${encodeURIComponent(next_cursor)}`);
  expect(titlesIn(await textOf("/browse/search?q=texas&cursor=nonsense"))).toEqual(titlesIn(first));
  expect(titlesIn(second)).toHaveLength(10);
  expect(new Set([...titlesIn(first), ...titlesIn(second)]).size).toBe(30);
});

test("a page of a revision that the catalog lost is not shown, even at the same number", async () => {
  const path = `/scholarships/${await idOf("Texas 7")}`;
  expect(await textOf(path)).toContain("Texas 7");
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`); // as a restore: without triggers
    await tx.execute(sql`update scholarships set title = 'Texas 7 of the backup' where title = 'Texas 7'`);
    await tx.execute(sql`update catalogue_revisions set token = 'restored'`);
    await tx.execute(sql`update catalogue_state set token = 'restored' where key = 'revision'`);
  });
  expect(await textOf(path)).toContain("Texas 7 of the backup");
});
