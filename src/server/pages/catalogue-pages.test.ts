import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { saveScholarships } from "#server/scholarships/save-scholarships.ts";
import { makeAward } from "#tests/support/make-award.ts";
import { makeBuiltSite } from "#tests/support/make-built-site.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const webFolder = makeBuiltSite();
const app = await testApp({ webFolder });
const { call, db } = app;
afterAll(() => rmSync(webFolder, { recursive: true }));

const texans = Array.from({ length: 30 }, (_, i) => makeAward(`Texas ${i}`, { location_restrictions: ["TX"] }));
const closed = [
  makeAward("Over", { deadline: "2026-01-31", deadline_kind: "fixed" }),
  makeAward("Every year", { deadline_yearly: "02-01", deadline_kind: "yearly", status: "closed", cycle: "2026-27" }),
];
await saveScholarships(db, [...texans, ...closed], testNow);

const textOf = async (path: string, headers: Record<string, string> = {}) => (await call(path, { headers })).text();

/** The id of a scholarship, as its address has it. */
async function idOf(title: string): Promise<string> {
  const { rows } = await app.deps.pool.query("select id from scholarships where title = $1", [title]);
  return rows[0].id;
}

type Said = Record<string, unknown> & { mainEntity: { itemListElement: unknown[] } };

/** The JSON-LD objects of a page. */
const saidIn = (html: string): Said[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));

test("a list of open scholarships is HTML with its title, count, rows and place for machines", async () => {
  const html = await textOf("/browse/state/texas?page=2&utm_source=letter");
  expect(html).toContain("<h1>Rendered /browse/state/texas?page=2 on 2026-11-18</h1>");
  expect(html).toContain("<title>Scholarships for residents of Texas, page 2 · Laurel</title>");
  expect(html).toContain('<link rel="canonical" href="http://laurel.test/browse/state/texas?page=2" />');
  expect(html).toContain("Scholarships for residents of Texas: 30 open, ");
  const [list, way] = saidIn(html);
  expect(list).toMatchObject({ "@type": "CollectionPage", mainEntity: { "@type": "ItemList", numberOfItems: 30 } });
  expect(list?.mainEntity.itemListElement).toHaveLength(5);
  expect(list?.mainEntity.itemListElement[0]).toMatchObject({ position: 26 });
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Laurel" },
      { name: "Browse scholarships" },
      { name: "Scholarships for residents of Texas" },
    ],
  });
});

test("the first page of a list has one address, whatever its query", async () => {
  for (const query of ["", "?page=1", "?page=0", "?page=x", "?q=a"])
    expect(await textOf(`/browse/state/texas${query}`)).toContain(
      '<link rel="canonical" href="http://laurel.test/browse/state/texas" />',
    );
});

test("the way in names every list and no other, and so do sitemap and llms.txt", async () => {
  const [list] = saidIn(await textOf("/browse"));
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

test("a list that nothing is on, and a page after the last, are not there", async () => {
  const { cookie } = await makeStudent(app);
  for (const path of ["/browse/state/ohio", "/browse/state/texas?page=3", "/browse/colour/green", "/browse/state"]) {
    expect((await call(path)).status, path).toBe(404);
    expect((await call(path, { cookie })).status, path).toBe(404);
  }
});

test("a student gets the rows of a list along, to be drawn in the browser", async () => {
  const { cookie } = await makeStudent(app);
  const html = await textOf("/browse/state/texas", { cookie });
  expect(html).not.toContain("Rendered");
  expect(html).toContain('"queries":[[["browse","state","texas",1]');
});

test("a page is made once for each state of the catalogue, and who has it gets 304", async () => {
  const path = `/scholarships/${await idOf("Texas 0")}`;
  const renderOf = async () => /Render (\d+)/.exec(await textOf(path))?.[1];
  const first = await renderOf();
  expect(await renderOf()).toBe(first);
  const etag = (await call(path)).headers.get("etag") ?? "";
  const again = await call(path, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await saveScholarships(db, [makeAward("Another")], testNow);
  expect(await renderOf()).not.toBe(first);
});

test("a scholarship that is over says so to machines, and is no longer for search engines", async () => {
  const html = await textOf(`/scholarships/${await idOf("Over")}`);
  expect(html).toContain("<title>Over (closed) · Laurel</title>");
  expect(html).toContain('<meta name="description" content="Closed on Jan 31, 2026. ');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(saidIn(html)[0]).toMatchObject({ description: "Closed on Jan 31, 2026.", expires: "2026-01-31" });
});

test("a closed one with a deadline every year stays for search engines, as it may open again", async () => {
  const html = await textOf(`/scholarships/${await idOf("Every year")}`);
  expect(html).toContain("<title>Every year (closed) · Laurel</title>");
  expect(html).toContain("It has a deadline every year, so it may open again.");
  expect(html).not.toContain("noindex");
  expect(saidIn(html)[0]).not.toHaveProperty("expires");
});
