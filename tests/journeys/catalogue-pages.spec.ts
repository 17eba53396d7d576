// The public catalog pages: lists of open scholarships, and the page of each scholarship.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { daysAfter } from "#domain/calendar/day.ts";
import { longDay, shortDay } from "#domain/calendar/format-day.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInAnyColors,
  expectNoSidewaysScroll,
  test as withTroubles,
} from "#tests/support/browser.ts";
import { linksIn, textIn } from "#tests/support/links.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { ownSettings } from "#tests/support/own-server.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const today = deadlineDay(new Date());
const quiet = { info() {}, warn() {}, error: console.error };

/** What a few of these scholarships share, which makes them similar. */
const forOhio = { location_restrictions: ["OH"], academic_level: ["bachelor"] } satisfies Partial<CatalogueEntry>;

const nurses = Array.from({ length: 28 }, (_, i) =>
  makeScholarship(`Nursing scholarship ${i + 1}`, {
    field_of_study: ["Nursing"],
    deadline_kind: "fixed",
    deadline: daysAfter(today, 40 + i),
    amount_max: 1000 + i,
    last_checked: i === 0 ? null : daysAfter(today, -12),
    ...(i === 0 ? forOhio : {}),
  }),
);

const scholarships = [
  makeScholarship("Bell Nursing Scholarship", {
    provider_name: "Bell & Sons",
    description: "For future nurses who live in Ohio.",
    amount_min: 500,
    amount_max: 2500,
    field_of_study: ["Nursing"],
    ...forOhio,
    gpa_requirement: 3,
    deadline_kind: "fixed",
    deadline: daysAfter(today, 5),
    application_url: "https://www.example.org/apply",
    last_checked: daysAfter(today, -12),
  }),
  makeScholarship("Bygone Nursing Scholarship", {
    ...forOhio,
    field_of_study: ["Nursing"],
    amount_max: 900,
    deadline_kind: "fixed",
    deadline: daysAfter(today, -30),
    last_checked: daysAfter(today, -40),
  }),
  makeScholarship("Suspicious Scholarship", {
    amount_max: 100_000,
    description: "Only 5 spots left. Message our agent on WhatsApp.",
  }),
  ...nurses,
];

type Catalogue = { url: string; idOf: (title: string) => string };

async function startCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), "laurel-catalogue-"));
  const settings = await ownSettings();
  const server = await startServerProcess(folder, settings);
  const { db, pool, close } = openDatabase(settings.DATABASE_URL, quiet);
  await saveScholarships(db, scholarships, new Date());
  const { rows } = await pool.query<{ id: string; title: string }>("select id, title from scholarships");
  await close();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const idOf = (title: string) => rows.find((row) => row.title === title)?.id ?? `no ${title}`;
  return { service: { url: server.url, idOf }, stop };
}

/** A separate server whose catalog the tests know. */
const test = withTroubles.extend<{ baseURL: string; catalogue: Catalogue }>({
  catalogue: async ({ once }, use) => use(await once(startCatalogue)),
  baseURL: async ({ catalogue }, use) => use(catalogue.url),
  // The usual `goto` waits for hydration, which never happens without scripts.
  page: async ({ page, browser, baseURL, viewport, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) return use(page);
    const context = await browser.newContext({ javaScriptEnabled, baseURL, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

// The tests run one after another, because every worker starts its own server.
test.describe.configure({ mode: "default" });

const scripted = [true, false] as const;

for (const javaScriptEnabled of scripted) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor finds a scholarship from the front page", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: "Browse open scholarships" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse scholarships");
      await expect(page.getByText(/^30 open scholarships\./)).toBeVisible();
      await page.getByRole("link", { name: "Nursing 29 open" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scholarships for nursing students");
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
        "Bell Nursing Scholarship",
      );
      await expect(page.getByText("Bygone")).toHaveCount(0);
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL(/\/browse\/field\/nursing\?page=2$/);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(4);
      await page.getByRole("link", { name: "Page 1", exact: true }).click();
      await page.getByRole("link", { name: "Bell Nursing Scholarship", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bell Nursing Scholarship");
      await page
        .getByRole("navigation", { name: "Breadcrumb" })
        .getByRole("link", { name: "Browse scholarships" })
        .click();
      await expect(page).toHaveURL(/\/browse$/);
    });

    test("a visitor searches from the front page, narrows the results and reads why there are none", async ({
      page,
    }) => {
      await page.goto("/");
      await page.getByRole("searchbox", { name: "Search scholarships" }).fill("nursing");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/\/browse\/search\?q=nursing$/);
      await expect(page).toHaveTitle("Scholarships for “nursing” · Laurel");
      const rows = page.getByRole("main").getByRole("article");
      await expect(rows).toHaveCount(20);
      await page.getByRole("link", { name: "Show more" }).click();
      await expect(rows).toHaveCount(javaScriptEnabled ? 29 : 9);
      await page.getByText("Filters", { exact: true }).click();
      await page.getByLabel("Min amount").fill("2000");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByText(/None fits both “nursing” and your filters: At least \$2,000/)).toBeVisible();
      await page.getByRole("link", { name: "Remove filter: At least $2,000" }).click();
      // The app still has the rows that it loaded before.
      await expect(rows).toHaveCount(javaScriptEnabled ? 29 : 20);
    });
  });
}

// What scripts do to these pages is checked by the test below: a page that they render anew logs an error.
test("a scholarship shows its requirements, source, day of the last check and similar scholarships as HTML", async ({
  request,
  catalogue,
}) => {
  const html = await (await request.get(`/scholarships/${catalogue.idOf("Bell Nursing Scholarship")}`)).text();
  const text = textIn(html);
  expect(text).toContain("$500 - $2,500");
  expect(text).toContain("5 days left");
  expect(text).toContain("3.0 or higher");
  expect(text).toContain(`Checked 12 days ago (${longDay(daysAfter(today, -12))})`);
  const [, apply = ""] = /<a [^>]*href="https:\/\/www\.example\.org\/apply"[^>]*>(.*?)<\/a>/s.exec(html) ?? [];
  expect(textIn(apply)).toContain("Apply on the sponsor's site");
  expect(text).toContain("See how it fits you");
  const similar = html.slice(html.indexOf("Similar open scholarships"));
  expect(textIn(similar)).toMatch(/Nursing scholarship 1\b/);
  expect(linksIn(similar)).toContain(`/scholarships/${catalogue.idOf("Nursing scholarship 1")}`);
  expect(linksIn(similar)).toContain("/browse/field/nursing");
  expect(textIn(similar)).toContain("Scholarships for nursing students");
  expect(similar).not.toContain("Bygone");
});

test("a closed scholarship says so first and shows open ones, and a warning has the words that caused it, as HTML", async ({
  request,
  catalogue,
}) => {
  const closed = await (await request.get(`/scholarships/${catalogue.idOf("Bygone Nursing Scholarship")}`)).text();
  const note = closed.slice(closed.indexOf('role="note"'));
  expect(textIn(note)).toContain(`Closed on ${shortDay(daysAfter(today, -30))}.`);
  expect(closed).toContain("<title>Bygone Nursing Scholarship (closed) · Laurel</title>");
  expect(closed).toContain('<meta name="robots" content="noindex"');
  expect(textIn(closed)).not.toContain("See how it fits you");
  expect(textIn(closed.slice(closed.indexOf("Similar open scholarships")))).toContain("Bell");

  const suspicious = await (await request.get(`/scholarships/${catalogue.idOf("Suspicious Scholarship")}`)).text();
  const warning = textIn(suspicious.slice(suspicious.indexOf('role="note"')));
  expect(warning).toContain("Check this before you apply");
  expect(warning).toContain("“Only 5 spots left.”");
});

test("the JSON-LD of these pages matches their text", async ({ request, catalogue }) => {
  const bell = `/scholarships/${catalogue.idOf("Bell Nursing Scholarship")}`;
  const bygone = `/scholarships/${catalogue.idOf("Bygone Nursing Scholarship")}`;
  const lists = ["/browse", "/browse/field/nursing", "/browse/field/nursing?page=2"];
  const texts = ["/help", "/article/essay-prompt-analysis", "/articles/profile-building-guide", "/about"];
  for (const path of [...lists, bell, bygone, ...texts]) expectShown(await (await request.get(path)).text(), path);
});

// The crawl looks at one page of each kind.
test("searches and unusual scholarships are accessible and do not scroll horizontally", async ({ page, catalogue }) => {
  const desktop = page.viewportSize() ?? { width: 1360, height: 850 };
  const paths = ["Bell Nursing Scholarship", "Bygone Nursing Scholarship", "Suspicious Scholarship"].map(
    (title) => `/scholarships/${catalogue.idOf(title)}`,
  );
  for (const path of ["/browse/search?q=nursing&gpa=3", "/browse/search?q=xyzzyq", ...paths]) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInAnyColors(page);
    await expectNoSidewaysScroll(page);
  }
});

type JsonLdItem = { "@type": string; [key: string]: unknown };

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Checks that everything in the JSON-LD of a page can be read on the page. */
function expectShown(html: string, path: string) {
  const items: JsonLdItem[] = [...html.matchAll(jsonLd)].map(([, text = ""]) => JSON.parse(text));
  expect(items.length, path).toBeGreaterThan(0);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const shown = textIn(main).toLowerCase();
  const isShown = (text: unknown) => expect(shown, path).toContain(String(text).toLowerCase());
  const heading = textIn(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? "no heading");
  const links = new Set(linksIn(main));
  for (const one of items) {
    if (one["@type"] === "BreadcrumbList") {
      const names = (one.itemListElement as { name: string }[]).map(({ name }) => name); // the shape in schema.org
      expect(names[0], path).toBe("Laurel");
      for (const name of names.slice(1)) isShown(name);
    }
    if (one["@type"] === "CollectionPage") {
      expect(String(one.name), path).toContain(heading);
      const { itemListElement: items } = one.mainEntity as { itemListElement: { name: string; url: string }[] };
      for (const { url } of items) expect(links, path).toContain(new URL(url).pathname);
    }
    if (one["@type"] === "WebPage") {
      const grant = one.mainEntity as { name: string; funder: { name: string }; amount?: Amount; description: string };
      for (const text of [
        grant.name,
        grant.funder.name,
        grant.description,
        one.description ?? "",
        one.lastReviewed ? longDay(String(one.lastReviewed)) : "",
      ])
        isShown(text);
      if (grant.amount)
        isShown(
          moneyRange({
            amount_min: grant.amount.minValue ?? null,
            amount_max: grant.amount.maxValue ?? null,
            amount_text: null,
          }),
        );
      if (one.expires) isShown(String(one.expires) < today ? shortDay(String(one.expires)) : "days left");
    }
    if (one["@type"] === "Article") isShown(one.headline);
  }
}

type Amount = { minValue?: number; maxValue?: number };
