// Checks the HTML of every public page as crawlers read it, without a browser.

import { articles } from "#domain/articles/articles.gen.ts";
import { isPrerendered } from "#domain/pages/indexing.ts";
import { movedTo } from "#domain/pages/page-paths.ts";
import { type SitePage, sitePages } from "#domain/pages/site-pages.ts";
import { escaped } from "#server/pages/page-html.ts";
import { publicPage } from "#server/pages/public-page.ts";
import { expect, test } from "#tests/support/browser.ts";
import {
  deadLinks,
  idsIn,
  linksIn,
  namelessLinks,
  repeatedIds,
  type SeenPage,
  skippedHeadings,
} from "#tests/support/links.ts";

/** Further states of pages, which crawl.spec.ts does not open. */
const states = [
  "/demo?step=3",
  "/guides?tab=resources",
  "/guides?tab=tips",
  "/how-it-works?tab=examples",
  "/how-it-works?tab=scoring",
];

const publicPages = sitePages.filter(({ path }) => isPrerendered(path));

test("every public page is HTML with one main heading, headings in order, named links, unique ids and no dead link", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const scholarship = /\/scholarships\/\w+/.exec(sitemap)?.[0] ?? "no scholarship in the sitemap";
  const paths = [...publicPages.map(({ path }) => path), ...states, scholarship];
  expect(paths.length).toBeGreaterThan(25 + articles.length);
  const seen: SeenPage[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(skippedHeadings(html), path).toEqual([]);
    expect(namelessLinks(html), path).toEqual([]);
    expect(repeatedIds(html), path).toEqual([]);
    seen.push({ path, links: linksIn(html), ids: new Set(idsIn(html)) });
  }
  expect(new Set(seen.flatMap(({ links }) => links)).size).toBeGreaterThan(80);
  expect(await deadLinks({ reader: request, visitor: request }, seen)).toEqual([]);
});

test("the head of every page matches its entry in the table of pages", async ({ request, baseURL }) => {
  for (const page of sitePages.filter(({ path }) => !movedTo(path)))
    expectHead(page, await headOf(await request.get(page.path)), `${baseURL}`);
});

test("the JSON-LD of every page can be parsed", async ({ request }) => {
  const without: string[] = [];
  for (const { path } of publicPages) {
    const blocks = [...(await headOf(await request.get(path))).matchAll(jsonLd)];
    if (blocks.length === 0) without.push(path);
    for (const [, text = ""] of blocks) {
      const data: unknown = JSON.parse(text);
      expect(data, path).toMatchObject({ "@context": "https://schema.org", "@type": expect.stringMatching(/^\w+$/) });
    }
  }
  expect(without).toEqual([]);
});

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const headOf = async (response: { text(): Promise<string> }) => (await response.text()).split("</head>")[0] ?? "";

/** The titles, description, URL and sharing tags of a page. Each appears once. */
function expectHead(page: SitePage, head: string, origin: string) {
  const { title, description, canonical, indexed } = publicPage(page);
  const found = [
    ...head.matchAll(
      /<title>(.*?)<\/title>|<meta (?:name|property)="([\w:]+)" content="([^"]*)"|<link rel="(canonical)" href="([^"]*)"/g,
    ),
  ];
  const tags = found.map(([, tab, name, content, link, href]) => [name ?? link ?? "title", content ?? href ?? tab]);
  const once = Object.fromEntries(tags);
  expect(tags.length, `${page.path} says something twice`).toBe(Object.keys(once).length);
  expect(once, page.path).toMatchObject({
    title: escaped(title),
    description: escaped(description),
    ...(indexed ? { canonical: escaped(origin + canonical) } : { robots: "noindex" }),
    "og:title": escaped(title),
    "og:description": escaped(description),
    "og:url": escaped(origin + canonical),
    "og:image": `${origin}/social.png`,
    "twitter:card": "summary_large_image",
  });
  expect("canonical" in once && "robots" in once, page.path).toBe(false);
}
