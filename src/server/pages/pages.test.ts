import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeBuiltSite } from "#tests/support/make-built-site.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { sitemapIndex, urlSet, urlsPerSitemap } from "./sitemap.ts";

const webFolder = makeBuiltSite();
const app = await testApp({ webFolder });
const { call, db } = app;
const { cookie } = await makeStudent(app);
afterAll(() => rmSync(webFolder, { recursive: true }));

await saveScholarships(
  db,
  [
    makeScholarship('Scholarship "A" </script><b>', {
      provider_name: "Bell & Sons",
      amount_max: 2500,
      application_url: "https://example.org/a",
      last_checked: "2026-11-01",
    }),
    makeScholarship("Over", { deadline: "2026-01-31", deadline_kind: "fixed" }),
  ],
  testNow,
);
const listed: { items: { id: string; title: string }[] } = await (await call("/api/scholarships")).json();
const scholarship = listed.items[0]?.id ?? "";

const textOf = async (path: string, headers: Record<string, string> = {}) => (await call(path, { headers })).text();

test("a visitor gets a prerendered page with this origin; a request with a session gets a page for rendering in the browser", async () => {
  const visitor = await textOf("/about");
  expect(visitor).toContain("Made ahead: about.html");
  expect(visitor).toContain('href="http://laurel.test/x"');
  const response = await call("/about", { cookie });
  expect(response.headers.get("vary")).toContain("Cookie");
  const student = await response.text();
  expect(student).not.toContain("Made ahead");
  expect(student).toContain('<link rel="canonical" href="http://laurel.test/about" />');
  expect(student).toContain('<link rel="modulepreload" href="/assets/about.js" />');
});

test("a tab in the search params has its own HTML; params that no page reads make no difference", async () => {
  expect(await textOf("/guides")).toContain("Made ahead: guides.html");
  expect(await textOf("/guides?utm_source=letter&ref=a")).toContain("Made ahead: guides.html");
  for (const query of ["tab=tips&category=Essay%20writing", "utm_source=a&category=Essay+writing&tab=tips"])
    expect(await textOf(`/guides?${query}`)).toContain("Made ahead: guides.1.html");
  for (const query of ["category=Writing", "tab=tips&tab=tips", "tab="])
    expect(await textOf(`/guides?${query}`)).not.toContain("Made ahead");
  expect(await textOf("/about?utm_source=letter")).toContain("Made ahead");
});

test("a page of the student's own is not indexed", async () => {
  const html = await textOf("/dashboard");
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain("canonical");
});

test.each([
  ["/application-tracker", "/applications"],
  ["/application-tracker/?from=letter", "/applications?from=letter"],
  ["/guides/?category=Writing&tab=tips", "/guides?category=Writing&tab=tips"],
  ["/about//", "/about"],
  ["/browse/group/international?page=2", "/browse/citizenship/international?page=2"],
  ["/browse/group/daca", "/browse/citizenship/daca"],
])("%s redirects to the canonical URL of that page, with its query", async (path, present) => {
  const response = await call(path);
  expect([response.status, response.headers.get("location")]).toEqual([308, present]);
});

test("a scholarship's page has its facts as HTML, data and JSON-LD, escaped so that they cannot end a script", async () => {
  const html = await textOf(`/scholarships/${scholarship}`);
  expect(html).toContain(`<h1>Rendered /scholarships/${scholarship} on 2026-11-18</h1>`);
  expect(html).toContain(`<link rel="canonical" href="http://laurel.test/scholarships/${scholarship}" />`);
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/scholarship.js" />');
  expect(html).toContain("Scholarship &quot;A&quot; &lt;/script&gt;&lt;b&gt;");
  expect(html).not.toContain("<b>");
  const blocks = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
  const [about, , data] = blocks.map(([, json = ""]) => JSON.parse(json));
  expect(about.mainEntity).toMatchObject({
    "@type": "MonetaryGrant",
    funder: { name: "Bell & Sons" },
    amount: { currency: "USD", maxValue: 2500 },
  });
  expect(about.lastReviewed).toBe("2026-11-01");
  expect(data.queries).toContainEqual([["scholarship", scholarship], expect.objectContaining({ id: scholarship })]);
  const similar = { items: [], facets: [], from_sponsor: expect.any(Number) };
  expect(data.queries).toContainEqual([["scholarship", scholarship, "similar"], similar]);
});

test("a student's page contains the scholarship's facts as data, for rendering in the browser", async () => {
  const html = await textOf(`/scholarships/${scholarship}`, { cookie });
  expect(html).not.toContain("Rendered");
  expect(html).toContain('id="page-data"');
  expect(html).not.toContain('["me"]');
});

test('a scholarship that does not exist gets a "not found" page with 404', async () => {
  const response = await call("/scholarships/nothing");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("<h1>Rendered /scholarships/- on 2026-11-18</h1>");
  expect(html).toContain('[["scholarship","nothing"],null]');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  const renderNumber = (text: string) => /Render \d+/.exec(text)?.[0];
  expect(renderNumber(await textOf("/scholarships/nowhere"))).toBe(renderNumber(html));
  expect((await call("/scholarships/nothing", { cookie })).status).toBe(404);
});

test("the sitemap lists public pages and open scholarships, and says when their facts were checked", async () => {
  const response = await call("/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const xml = await response.text();
  expect(xml).toContain(`<loc>http://laurel.test/scholarships/${scholarship}</loc><lastmod>2026-11-01</lastmod>`);
  expect(xml.match(/\/scholarships\//g)).toHaveLength(1);
  expect(xml).toContain("<loc>http://laurel.test/article/after-you-win</loc><lastmod>");
  for (const path of ["/home", "/auth<", "/dashboard", "/onboarding", "/application-tracker", "/scholarships<"])
    expect(xml).not.toContain(`http://laurel.test${path}`);
});

test("more URLs than one sitemap may hold are split, and every part is listed", async () => {
  expect(urlsPerSitemap).toBe(50_000);
  expect(sitemapIndex("http://a.test", ["/sitemap/pages.xml", "/sitemap/1.xml"]).match(/<sitemap>/g)).toHaveLength(2);
  expect(urlSet("http://a.test", [{ path: "/x?a=1&b=2" }])).toContain("<loc>http://a.test/x?a=1&amp;b=2</loc></url>");
  expect(await textOf("/sitemap/pages.xml")).toContain("/about</loc>");
  expect(await textOf("/sitemap/1.xml")).toContain(`/scholarships/${scholarship}</loc>`);
  for (const path of ["/sitemap/2.xml", "/sitemap/0.xml", "/sitemap/x.xml"])
    expect((await call(path)).status).toBe(404);
});

test("robots.txt names the sitemap, and llms.txt links the pages and the API", async () => {
  expect(await textOf("/robots.txt")).toContain("Sitemap: http://laurel.test/sitemap.xml");
  const text = await textOf("/llms.txt");
  expect(text).toMatch(/^# Laurel\n\n> /);
  expect(text).toContain("The catalog holds 1 open scholarships");
  expect(text).toContain("or a note that\nthey have not been checked yet");
  expect(text).not.toContain("/auth)");
  expect(text).toContain("](http://laurel.test/article/after-you-win): ");
});

test("a student gets the skeleton of a page, which the browser replaces; a visitor does not", async () => {
  const ofStudent = await (await call("/dashboard", { cookie })).text();
  expect(ofStudent).toContain('<div id="root" data-skeleton><p>Skeleton of the dashboard</p></div>');
  expect(ofStudent).toContain("<noscript>");
  expect(await (await call("/dashboard")).text()).toContain('<div id="root"><!--page--></div>');
});

test("a student gets the content of a public page in their own shell, whose controls do not work yet", async () => {
  const inShell = (file: string) =>
    `<nav>Of a student</nav><main id="main"><h1>Made ahead: ${file}</h1><a href="/x">On</a><input inert></main>`;
  expect(await (await call("/guides", { cookie })).text()).toContain(inShell("guides.html"));
  const tab = await call("/guides?tab=tips&category=Essay%20writing", { cookie });
  expect(await tab.text()).toContain(inShell("guides.1.html"));
});

test("each step of the profile has its own skeleton", async () => {
  expect(await (await call("/profile/academic", { cookie })).text()).toContain("Skeleton of the academic step");
  expect(await (await call("/profile/personal", { cookie })).text()).toContain("Skeleton of a step");
});

test("a student's page names its first requests, and only /api/me where search params change them", async () => {
  const named = '<meta name="first-requests" content="/api/profile /api/matches?sort=section&amp;limit=20" />';
  const ofStudent = await (await call("/dashboard", { cookie })).text();
  expect(ofStudent).toContain(named);
  expect(await (await call("/dashboard?tab=matches", { cookie })).text()).toContain(
    '<meta name="first-requests" content="" />',
  );
  expect(await (await call("/dashboard")).text()).not.toContain("first-requests");
});
