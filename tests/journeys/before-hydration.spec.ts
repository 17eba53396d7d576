// A page can be read before its scripts load. Input typed by then is not lost, and links work.

import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/support/browser.ts";
import { holdCode } from "#tests/support/held-code.ts";
import { textIn } from "#tests/support/links.ts";

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openEarly(page: Page, path: string) {
  const release = await holdCode(page);
  const arriving = page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return async () => {
    release();
    await arriving;
  };
}

test("a search and a filter entered in the demo before its scripts load are applied to the samples", async ({
  page,
}) => {
  const arrive = await openEarly(page, "/demo");
  const samples = page.getByRole("region", { name: "Search scholarships" }).getByRole("heading", { level: 3 });
  await page.getByLabel("Search sample scholarships").fill("accounting");
  await page.getByLabel("Field of study").selectOption("Business");
  await expect(samples).toHaveCount(8);
  await arrive();
  await expect(samples).toHaveText(["Sample Accounting Futures Award"]);
  await expect(page.getByLabel("Search sample scholarships")).toHaveValue("accounting");
  await expect(page.getByLabel("Field of study")).toHaveValue("Business");
});

test("a search entered on the resources page before its scripts load is applied", async ({ page }) => {
  const arrive = await openEarly(page, "/resources");
  await page.getByRole("searchbox", { name: "Search the guides" }).fill("fafsa");
  await arrive();
  await expect(page).toHaveURL("/resources?q=fafsa");
  const list = page.getByRole("region", { name: "Guides and articles" });
  await expect(list.getByRole("link", { name: "FAFSA and State Aid Basics" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Scholarship Interviews" })).toBeHidden();
});

test("tabs, categories and steps are links in the HTML, which work before the scripts load", async ({ request }) => {
  for (const [from, name, to] of [
    ["/guides", "Quick Tips", "/guides?tab=tips"],
    ["/guides", "Writing", "/guides?category=Writing"],
    ["/resources", "Financial Aid", "/resources?category=Financial+Aid"],
    ["/how-it-works", "Scoring Logic", "/how-it-works?tab=scoring"],
    ["/demo", "2AI analysis", "/demo?step=2"],
    ["/demo", "Next Step", "/demo?step=2"],
  ] as const) {
    const html = await (await request.get(from)).text();
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const texts = links
      .filter(([, href]) => href === to)
      .map(([, , content = ""]) => textIn(content).replace(/ /g, ""));
    expect(texts, `${name} of ${from}`).toContain(name.replace(/ /g, ""));
  }
});

test("a choice made before the scripts load is shown", async ({ page }) => {
  const release = await holdCode(page);
  const arriving = page.goto("/guides").catch(() => "left for the chosen page");
  await page.getByRole("tab", { name: "Quick Tips" }).click();
  release();
  await arriving;
  await expect(page).toHaveURL("/guides?tab=tips");
  await expect(page.getByRole("tab", { name: "Quick Tips" })).toHaveAttribute("aria-selected", "true");
});

test("Get Started opens the sign-up form, also when it is clicked before the scripts load", async ({ page }) => {
  const release = await holdCode(page);
  const arriving = page.goto("/").catch(() => "left for the form");
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await page.waitForURL("/auth", { waitUntil: "commit" }); // Its scripts are held too.
  release();
  await arriving;
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Get Started Now" })).toBeVisible();
});

test("the scripts of a page are preloaded together with those of the app", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  expect(html).toMatch(/<link rel="modulepreload" fetchpriority="low" href="\/assets\/about-/);
});

test("without JavaScript, the sign-in page says that it needs JavaScript", async ({ request }) => {
  const html = await (await request.get("/auth")).text();
  expect(textIn(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? "")).toContain("Signing in needs JavaScript");
});

test("a student sees their name, the questions of a form and a public page before the scripts load", async ({
  page,
}) => {
  const { name } = await signUp(page);
  await page.request.put("/api/profile", { data: { gpa: 3.5 } });
  await holdCode(page);
  const open = async (path: string) => void page.goto(path).catch(() => {});
  await open("/dashboard");
  await expect(page.getByRole("main")).toContainText(`Welcome, ${name}`);
  await open("/profile/academic");
  await expect(page.getByRole("main")).toContainText("Field of Study");
  await expect(page.getByLabel("Field of Study")).toBeVisible();
  await open("/guides");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide center");
  await page.getByRole("tab", { name: "Quick Tips" }).click();
  await expect(page).toHaveURL("/guides?tab=tips");
});
