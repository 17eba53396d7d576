import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { answers, saveProfile, seeTutorial } from "#tests/support/onboarding.ts";

type Row = {
  scholarship_id: string;
  match_score: number;
  scholarship: { title: string; deadline: string | null; deadline_kind: string; application_url: string };
};

const nextSteps = (page: Page) => page.getByRole("region", { name: "What to do next" });
const topMatches = (page: Page) => page.getByRole("region", { name: "Top Scholarship Matches" });

/** A student with a profile on the dashboard, who has seen the tutorial. */
async function openDashboard(page: Page, { path = "/dashboard" } = {}) {
  await signUp(page);
  await saveProfile(page, answers);
  await seeTutorial(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const readMatches = async (page: Page, query: string) =>
  (await (await page.request.get(`/api/matches?${query}`)).json()) as {
    items: Row[];
    total: number;
    potential_value: number;
    submitted: number;
    unlock: { label: string; scholarships: number };
  };

test("the overview has the figures of the API, the share of the answered questions, the top question and what the student has started", async ({
  page,
}) => {
  await openDashboard(page, { path: "/dashboard?tab=nonsense" });
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("progressbar", { name: "Profile Completion" })).toHaveAttribute("aria-valuenow", "55");
  await expect(page.getByText("6 of 11 answers.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Update Profile" }).first()).toBeVisible();
  const { items } = await readMatches(page, "limit=2");
  await page.request.put(`/api/matches/${items[0]?.scholarship_id}`, { data: { application_status: "submitted" } });
  await page.request.put(`/api/matches/${items[1]?.scholarship_id}`, { data: { application_status: "in_progress" } });
  await page.reload();
  const { total, potential_value, submitted } = await readMatches(page, "limit=1");
  const { count } = await (await page.request.get("/api/scholarships/count")).json();
  expect(submitted).toBe(1);
  expect(total).toBeGreaterThan(10);
  const stat = (label: string) =>
    page.locator("dl > div:visible", { has: page.getByText(label, { exact: true }) }).locator(".figure");
  await expect(stat("Total Matches")).toHaveText(total.toLocaleString("en-US"));
  await expect(stat("Applications")).toHaveText("1");
  await expect(stat("Potential Value")).toHaveText(`$${potential_value.toLocaleString("en-US")}`);
  await expect(stat("Database Size")).toHaveText(count.toLocaleString("en-US"));
  await test.step("the top question can be answered and then disappears", async () => {
    const { unlock } = await readMatches(page, "limit=1");
    const bar = page.getByRole("region", { name: "Top question" });
    await expect(bar).toContainText(`${unlock.scholarships.toLocaleString("en-US")} more scholarship`);
    const question = (await bar.innerText()) ?? "";
    await bar.getByRole("button").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Save answer" })).toBeVisible();
    const choice = dialog.getByRole("radio").first();
    if (await choice.isVisible()) await choice.check();
    else await dialog.getByRole("textbox").or(dialog.getByRole("combobox")).first().fill("3");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save answer" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => bar.innerText()).not.toBe(question);
  });
  const started = nextSteps(page).getByRole("listitem").filter({ hasText: "started" });
  await started.getByRole("link", { name: items[1]?.scholarship.title }).first().click();
  await expect(page).toHaveURL(`/scholarships/${items[1]?.scholarship_id}`);
});

test("the Matches tab shows the five best matches with their bookmarks and links to all of them, and a near deadline of a bookmark is the next step", async ({
  page,
}) => {
  await openDashboard(page);
  await page.getByRole("tab", { name: "Matches" }).click();
  await expect(page).toHaveURL("/dashboard?tab=matches");
  const { items } = await readMatches(page, "sort=section&limit=5");
  const articles = topMatches(page).getByRole("article");
  await expect(articles).toHaveCount(5);
  for (const [at, { scholarship }] of items.entries())
    await expect(articles.nth(at)).toHaveAccessibleName(scholarship.title);
  const bookmark = articles.getByRole("button", { name: /^Bookmark/ }).first();
  await bookmark.click();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await readMatches(page, "bookmarked=true")).total).toBe(1);
  await page.reload();
  await expect(articles).toHaveCount(5);
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(nextSteps(page)).toBeVisible();
  await page.goForward();
  await topMatches(page).getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL("/scholarships");
  await test.step("a near deadline of a bookmark is the next step, and it leads to the scholarship and to its sponsor", async () => {
    const soon = (await readMatches(page, "sort=deadline&limit=1")).items[0];
    const id = soon?.scholarship_id ?? "";
    await page.request.put(`/api/matches/${id}`, { data: { bookmarked: true } });
    await page.goto("/dashboard");
    const step = nextSteps(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: soon?.scholarship.title, exact: true }) });
    const isYearly = soon?.scholarship.deadline_kind === "yearly";
    await expect(step).toContainText(isYearly ? "Last year's date" : /\d+\s*days? left|due today/);
    await expect(step).toContainText("bookmarked");
    const sponsor = step.getByRole("link", {
      name: /^(?:Apply on sponsor's site|Visit site of the sponsor) for .* in a new tab\)$/,
    });
    await expect(sponsor).toHaveAttribute("href", new URL(soon?.scholarship.application_url ?? "").href);
    await step.getByRole("link").first().click();
    await expect(page).toHaveURL(`/scholarships/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(soon?.scholarship.title ?? "");
    await page.request.put(`/api/matches/${id}`, { data: { application_status: "submitted" } });
    await page.goto("/dashboard");
    await expect(nextSteps(page).getByRole("listitem").first()).toBeVisible();
    await expect(step).toBeHidden();
  });
});
