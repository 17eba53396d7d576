import type { Page } from "@playwright/test";
import { chooseDark, expect, expectAccessible, test } from "#tests/support/browser.ts";
import { linksIn, textIn } from "#tests/support/links.ts";

const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("link", { name, exact: true });
/** The texts of the main headings in some HTML. */
const mainHeadings = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => textIn(text));
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const pages = [
  ["/home", "Find scholarships you can actually get."],
  ["/resources", "Resources"],
  ["/resources/guide", "Scholarship guide"],
  ["/resources/essays", "Essay tips"],
  ["/resources/interviews", "Scholarship interviews"],
  ["/resources/financial-aid", "Financial aid"],
  ["/resources/college-planning", "College planning"],
  ["/guides", "Guide center"],
  ["/guides?tab=resources", "Guide center"],
  ["/guides?tab=tips", "Guide center"],
  ["/articles/scholarship-essay-guide", "Scholarship Essay Guide"],
  ["/articles/profile-building-guide", "Profile Building Guide"],
  ["/article/merit-vs-need-based-aid", "Merit vs Need-Based Aid"],
  ["/blog", "Blog"],
  ["/help", "Help center"],
  ["/how-it-works", "How ScholarPoints work"],
  ["/how-it-works?tab=scoring", "How ScholarPoints work"],
  ["/how-it-works?tab=examples", "How ScholarPoints work"],
  ["/demo", "Interactive demo"],
  ["/demo?step=3", "Interactive demo"],
  ["/about", "About Laurel"],
  ["/success-stories", "Success Stories"],
  ["/accessibility", "Accessibility Statement"],
  ["/learn-more", "What Laurel Does"],
  ["/legal", "Legal"],
  ["/terms", "Terms of Use"],
  ["/privacy", "Privacy Notice"],
  ["/gdpr", "GDPR"],
  ["/cookies", "Cookies and Local Storage"],
  ["/assistant", "AI Assistant"],
  ["/essay-assistant", "Essay Assistant"],
] as const;

test("content pages have their heading and a title before any script runs", async ({ request }) => {
  for (const [path, title] of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(mainHeadings(html), path).toEqual([title]);
    expect(html, path).toMatch(/<title>[^<]*Laurel/);
  }
});

test("an article opens by its id, by its key and by a slug of its title or key, and has its notes and its sources", async ({
  request,
}) => {
  for (const topic of [
    "essay-prompt-analysis",
    "How to read a scholarship essay prompt",
    "how-to-read-a-scholarship-essay-prompt",
  ]) {
    const response = await request.get(`/article/${encodeURIComponent(topic)}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(mainHeadings(html)).toEqual(["Essay Prompt Analysis"]);
    expect(textIn(html)).toContain("8 min read");
    expect(textIn(html)).toContain("1. Why the prompt decides the score");
    const notes = html.split('role="note"').slice(1).map(textIn);
    for (const kind of ["Tip", "Warning", "Example"])
      expect(
        notes.some((note) => note.includes(kind)),
        kind,
      ).toBe(true);
    expect(html).toMatch(/<a href="https:[^>]*>[^<]*Ruby's Rainbow|<a href="https:[^>]*>[^<]*Ruby&#x27;s Rainbow/);
  }
});

test("a source shows its own date, if it has one, and the day it was read", async ({ request }) => {
  const text = textIn(await (await request.get("/article/reusing-an-essay-honestly")).text());
  expect(text).toMatch(/Fraud policy, Common App Published August 2023, read by us November/);
  expect(text).toMatch(/Ruby's Rainbow\S* No date on the page, read by us November/);
});

test("an unknown article shows a not-found page with a link back", async ({ page, troubles }) => {
  troubles.allow(/status of 404/);
  const response = await page.goto("/article/no-such-article");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Article Not Found");
  await expect(page.getByText("We couldn't find or generate the requested article.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Resources" }).click();
  await expect(page).toHaveURL("/resources");
});

test("the table of contents of a long guide links to its sections", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto("/articles/profile-building-guide");
  if (isMobile) await page.getByText("23 sections").click();
  await page.getByRole("link", { name: "Explain gaps and bad terms" }).click();
  await expect(page).toHaveURL("/articles/profile-building-guide#explain-gaps-and-bad-terms");
  await expect(page.getByRole("heading", { name: "Explain gaps and bad terms" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/articles/profile-building-guide");
});

test("the resources can be searched and filtered, and the URL holds both", async ({ page }) => {
  await page.goto("/resources");
  const list = page.getByRole("region", { name: "Guides and articles" });
  const search = page.getByRole("searchbox", { name: "Search the guides" });
  await search.fill("fafsa");
  await expect(list.getByRole("link", { name: "FAFSA and State Aid Basics" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Scholarship Interviews" })).toBeHidden();
  await expect(page).toHaveURL("/resources?q=fafsa");
  await chip(page, "Essay Writing").click();
  await expect(page).toHaveURL("/resources?q=fafsa&category=Essay+Writing");
  await expect(page.getByText("No guide about that yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show everything" }).press("Enter");
  await expect(list.getByRole("heading", { name: "Guides and articles" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "17 guides" })).toBeVisible();
  await expect(search).toHaveValue("");
  await page.goto("/resources?category=Financial+Aid");
  await expect(chip(page, "Financial Aid")).toHaveAttribute("aria-current", "true");
  await expect(chip(page, "All")).not.toHaveAttribute("aria-current", /./);
  await list.getByRole("link", { name: "Award Displacement" }).click();
  await expect(page).toHaveURL("/article/award-displacement");
});

test("a URL with a tab renders that tab as HTML, whatever other search params it has", async ({ request }) => {
  for (const [path, chosen] of [
    ["/guides?tab=tips&utm_source=letter", "Quick Tips"],
    ["/how-it-works?ref=a&tab=scoring", "Scoring Logic"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/aria-selected="true"[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(chosen);
  }
});

test("the help page has six questions, and their answers promise nothing that is planned", async ({ request }) => {
  const html = await (await request.get("/help")).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main.match(/<details/g)).toHaveLength(6);
  expect(textIn(main)).toContain("Does Laurel apply for scholarships on my behalf?");
  expect(textIn(main)).toContain("You apply on the sponsor's own site");
  expect(textIn(main)).not.toMatch(/planned|not open yet/i);
});

test("a planned page says that it is planned, is in no menu and links to another page", async ({ request }) => {
  const html = await (await request.get("/assistant")).text();
  expect(textIn(html)).toContain("Not open yet");
  const menu = /<nav id="sidebar".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(linksIn(menu)).toContain("/demo");
  expect(linksIn(menu)).not.toContain("/assistant");
  const other = await (await request.get("/essay-assistant")).text();
  const meanwhile = other.slice(other.indexOf("Meanwhile</h2>"));
  expect(linksIn(meanwhile)[0]).toBe("/articles/scholarship-essay-guide");
});

test("a printed page shows only the text, in light colors", async ({ page }) => {
  await chooseDark(page);
  await page.goto("/article/after-you-win");
  await expect(heading(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(heading(page)).toBeVisible();
  for (const hidden of [page.locator("#sidebar"), page.getByRole("contentinfo"), page.getByText("Share")])
    await expect(hidden).toBeHidden();
  await expect(heading(page)).toHaveCSS("color", "oklch(0.24 0.02 165)");
});
