import type { Locator, Page } from "@playwright/test";
import {
  type BrowserStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newStudent,
  signUp,
  test,
} from "#tests/support/browser.ts";
import { answers, saveProfile } from "#tests/support/onboarding.ts";

const list = (page: Page) => page.getByRole("list", { name: "Matches" });
const rows = (page: Page) => list(page).getByRole("article");
const titles = (page: Page) => rows(page).getByRole("link");
const sponsorLink = /^(?:Apply on the sponsor's site|Visit site \(opens)/;
const apply = (page: Page) => page.getByRole("link", { name: sponsorLink });
const criteria = (page: Page) => page.getByRole("list", { name: "Criteria" });
// A toast is a dialog too.
const answerDialog = (page: Page) =>
  page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Save answer" }) });

/** Signs a student with a profile in and opens the matches page. */
async function goToMatches(page: Page, { path = "/scholarships", profile = answers as object } = {}): Promise<void> {
  await signUp(page);
  await saveProfile(page, profile);
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

const filters = (page: Page) => page.getByRole("dialog", { name: "Filters" });

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(filters(page).getByLabel("GPA")).toBeVisible();
}

const total = async (page: Page) => Number(await list(page).getByRole("listitem").first().getAttribute("aria-setsize"));

test("a visitor is asked to sign in and then returns to the same search", async ({ page }) => {
  await page.goto("/scholarships?q=nursing");
  await expect(page.getByRole("heading", { name: "Sign in required" })).toBeVisible();
  const student = await newAccount(page);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signInWithForm(page, student);
  await expect(page).toHaveURL("/scholarships?q=nursing");
  await expect(page.getByLabel("Search your matches")).toHaveValue("nursing");
});

test("what a visitor chooses to save is saved once they are signed in", async ({ page }) => {
  const student = await newAccount(page);
  await page.goto("/browse/search?q=nursing");
  const first = page.getByRole("main").getByRole("article").first();
  const title = await first.getByRole("heading").innerText();
  await first.getByRole("link", { name: /^Save .* \(sign in required\)$/ }).click();
  await signInWithForm(page, student);
  await expect(page).toHaveURL("/browse/search?q=nursing");
  await expect(page.getByText("Saved to your bookmarks").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("button", { name: `Bookmark ${title}` })).toHaveAttribute("aria-pressed", "true");
});

async function signInWithForm(page: Page, { email, password }: BrowserStudent): Promise<void> {
  const form = page.getByRole("tabpanel", { name: /^Sign/ });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Creates an account without signing this browser in. */
async function newAccount(page: Page) {
  const student = await signUp(page, newStudent());
  await page.request.post("/api/auth/sign-out", { data: {} });
  return student;
}

test("without a profile the list leads to onboarding", async ({ page }) => {
  await signUp(page);
  await page.goto("/scholarships");
  await expect(page.getByRole("link", { name: "Complete your profile" })).toHaveAttribute("href", "/onboarding");
  await expectAccessible(page);
});

test("filters and sections are in the URL: they can be shared, undone with Back and cleared", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await goToMatches(page);
  const all = await total(page);
  await openFilters(page);
  await page.getByLabel("Academic level").selectOption("bachelor");
  await expect(page).toHaveURL("/scholarships?academic_level=bachelor");
  await page.getByLabel("Min amount").fill("5,000");
  await expect(page).toHaveURL("/scholarships?academic_level=bachelor&amount_min=5000");
  await page.getByLabel("Sort by").selectOption("amount");
  await expect(page).toHaveURL(/sort=amount/);
  const answer = await page.request.get("/api/matches?academic_level=bachelor&amount_min=5000&sort=amount");
  const { total: narrowed } = await answer.json();
  expect(narrowed).toBeLessThan(all);
  // Until the new list is there, the old one is dimmed.
  await expect(filters(page).getByRole("button", { name: `Show ${narrowed}`, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Filters · 2" })).toBeFocused();
  await expect.poll(() => total(page)).toBe(narrowed);
  if (isMobile) return; // What follows is the same on a phone.

  await page.reload();
  await expect.poll(() => total(page)).toBe(narrowed);
  await openFilters(page);
  await expect(page.getByLabel("Min amount")).toHaveValue("5000");
  await page.goBack();
  await expect(page).toHaveURL("/scholarships?academic_level=bachelor&amount_min=5000");
  await expect(page.getByLabel("Sort by")).toHaveValue("section");
  await page.goBack();
  await expect(page).toHaveURL("/scholarships?academic_level=bachelor");
  await expect(page.getByLabel("Min amount")).toHaveValue("");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/scholarships");
  await filters(page).getByRole("button", { name: /^Show/ }).click();
  await expect(filters(page)).toBeHidden();
  await expect.poll(() => total(page)).toBe(all);

  const { sections, one_check, parts } = await (await page.request.get("/api/matches")).json();
  expect(sections.qualify + sections.one_answer + sections.check - parts.weak).toBe(all);
  const headings = await list(page).getByRole("heading", { level: 2 }).allTextContents();
  const shownCounts = headings.map((heading) => Number(/\d+/.exec(heading)?.[0]));
  expect(shownCounts.slice(0, 2)).toEqual(
    Object.values(parts)
      .filter((count) => count !== 0)
      .slice(0, 2),
  );
  for (const [name, section, count] of [
    [`Show ${parts.weak} weak fits`, "weak", parts.weak],
    ["One thing to check", "one_check", one_check],
    ["Check yourself", "more_checks", sections.check - one_check],
    ["Other colleges", "other_college", sections.other_college],
  ] as const) {
    // Rows that come into view are measured, which moves what stands below them away from a pointer.
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).press("Enter");
    await expect(page).toHaveURL(`/scholarships?section=${section}`);
    await expect.poll(() => total(page)).toBe(count);
  }
  await expectAccessible(page);
});

test("the points on screen add up to the score, and the search is debounced and says when nothing is found", async ({
  page,
}) => {
  await goToMatches(page);
  for (const index of [0, 1, 2]) {
    const ring = rows(page)
      .nth(index)
      .getByText(/^Match score \d+$/)
      .filter({ visible: true });
    const score = Number((await ring.textContent())?.slice("Match score ".length));
    await titles(page).nth(index).click();
    // The panel may still show the row before.
    await page.getByText("How the match is worked out").click();
    const total = page.getByText(new RegExp(` = ${score} of 100$`));
    await expect(total).toBeVisible();
    const sum = (await total.textContent()) ?? "";
    const [parts = "", stated] = sum.split(" = ");
    const points = parts.split(" + ").map((part) => Number(/\d+$/.exec(part)?.[0]));
    expect(points.reduce((a, b) => a + b, 0)).toBe(score);
    expect(stated).toBe(`${score} of 100`);
  }

  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("/api/matches?") && requests.push(request.url()));
  await page.getByLabel("Search your matches").pressSequentially("zzzzqqq", { delay: 20 });
  await expect(page.getByRole("heading", { name: "No match for “zzzzqqq”" })).toBeVisible();
  expect(requests.length).toBeLessThanOrEqual(2);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Show all matches" }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByLabel("Search your matches")).toHaveValue("");
});

test("the details show every requirement, open to its source; a link to one scholarship opens it and leads to its page", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await goToMatches(page);
  const first = page.url();
  await titles(page).nth(1).click();
  await expect(page).toHaveURL(/open=/);
  await expect(criteria(page).getByRole("listitem").first()).toContainText(/Met|Not met|To check/);
  await criteria(page).locator("summary").first().click();
  await expect(
    criteria(page)
      .getByText(/^In short: /)
      .first(),
  ).toBeVisible();
  await expect(criteria(page).locator("q")).toHaveCount(0);
  await page.getByText("Where this is from").click();
  await expect(page.getByText(/Checked .* ago|Checked today|Not checked by us yet/).last()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(criteria(page)).toBeVisible();
  if (isMobile) {
    await page.goto(first);
    await titles(page).nth(1).click();
    await expect(criteria(page)).toBeVisible();
    await page.goBack();
    await expect(criteria(page)).toBeHidden();
    await expect(page).toHaveURL(first);
  }

  const { items } = await (await page.request.get("/api/matches?section=other_college&limit=1")).json();
  const { scholarship_id: id, scholarship } = items[0];
  await page.goto(`/scholarships?open=${id}`);
  await expect(page.getByRole("link", { name: scholarship.title, exact: true })).toBeInViewport();
  await expect(apply(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: scholarship.title, exact: true }).click();
  await expect(page).toHaveURL(`/scholarships/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(scholarship.title);
  await expect(criteria(page)).toBeVisible();
  await expect(apply(page)).toBeInViewport({ ratio: 1 });
});

test("an answer decides the criteria that were unknown: the GPA in the profile, and what the list asks for", async ({
  page,
}) => {
  await signUp(page);
  await saveProfile(page, answers);
  await test.step("the GPA decides the criterion of a scholarship that requires one", async () => {
    await page.goto(`/scholarships?open=${await idOfScholarshipThatAsks(page, "gpa")}`);
    const gpa = criteria(page)
      .getByRole("listitem")
      .filter({ has: page.getByText("GPA", { exact: true }) });
    await expect(gpa).toContainText("Unknown");
    await expect(gpa).toContainText("you: not in your profile");
    await saveProfile(page, { gpa: 4 });
    await page.reload();
    await expect(gpa).toContainText("Met");
    await expect(gpa).toContainText("4");
  });
  await page.goto("/scholarships");
  const question = page.getByText(/(?:Add your .* to|Your answer helps) check /).first();
  await expect(question).toBeVisible();
  const before = (await question.textContent()) ?? "";
  await page.getByRole("button", { name: "Answer", exact: true }).first().click();
  const dialog = answerDialog(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save answer" }).click();
  await expect(dialog.getByText("Enter an answer, or choose Not now.")).toBeVisible();
  await giveAnswer(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your matches are up to date.").first()).toBeVisible();
  await expect(page.getByText(before, { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

/** Answers the question that the list shows, with its first choice or a text that fits. */
async function giveAnswer(page: Page): Promise<void> {
  const dialog = answerDialog(page);
  const choice = dialog.getByRole("radio").first();
  if (await choice.isVisible()) await choice.check();
  else if (await dialog.getByLabel("GPA").isVisible()) await dialog.getByLabel("GPA").fill("3.6");
  else if (await dialog.getByLabel("Graduation year").isVisible())
    await dialog.getByLabel("Graduation year").fill("2028");
  else await dialog.getByRole("textbox").or(dialog.getByRole("combobox")).first().fill("University of Texas at Austin");
  await dialog.getByRole("button", { name: "Save answer" }).click();
}

async function idOfScholarshipThatAsks(page: Page, key: string): Promise<string> {
  const { items } = await (await page.request.get("/api/matches?limit=100")).json();
  type Row = { scholarship_id: string; factors: { key: string; status: string }[] };
  const match = (items as Row[]).find(({ factors }) =>
    factors.some((factor) => factor.key === key && factor.status === "unknown"),
  );
  expect(match, `no match asks for ${key}`).toBeDefined();
  return match?.scholarship_id ?? "";
}

test("the list: a long one is virtualized, the keyboard moves in it, a skipped question stays away and a bookmark stays", async ({
  page,
}) => {
  await goToMatches(page, { path: "/scholarships?section=weak" });
  await test.step("a long list is virtualized and loads more while scrolling", async () => {
    await expect.poll(() => total(page)).toBeGreaterThan(60);
    expect(await rows(page).count()).toBeLessThan(40);
    await expect
      .poll(async () => {
        await page.evaluate("window.scrollTo(0, document.body.scrollHeight)");
        const last = list(page).locator("li[aria-posinset]").last();
        return Number(await last.getAttribute("aria-posinset"));
      })
      .toBeGreaterThan(60);
    expect(await rows(page).count()).toBeLessThan(40);
  });
  await page.goto("/scholarships");
  await test.step("a skipped question is not shown again", async () => {
    const question = page.getByText(/^Add your .* to check .* more scholarship/).first();
    const prompt = /^Add your .*? to check/.exec((await question.textContent()) ?? "")?.[0] ?? "";
    await page.getByRole("button", { name: "Skip" }).first().click();
    await expect(page.getByText("We won't ask this again.").first()).toBeVisible();
    await expect(page.getByText(prompt)).toHaveCount(0);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText(prompt)).toHaveCount(0);
  });
  await test.step("a bookmark survives a reload and is on the Bookmarked tab", async () => {
    const title = (await rows(page).first().getByRole("heading").textContent()) ?? "";
    const bookmark = page.getByRole("button", { name: `Bookmark ${title}`, exact: true }).first();
    const saved = () => page.waitForResponse((response) => response.request().method() === "PUT");
    const first = saved();
    await bookmark.dblclick();
    await first;
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("tab", { name: "Bookmarked" }).click();
    await expect(page).toHaveURL("/scholarships?tab=bookmarked");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first().getByRole("heading")).toHaveText(title);
    await expectAccessible(page);
    const taken = saved();
    await bookmark.click();
    await expect(bookmark).toHaveAttribute("aria-pressed", "false");
    await taken;
    await page.reload();
    await expect(page.getByRole("heading", { name: "Nothing bookmarked yet" })).toBeVisible();
  });
  await page.getByRole("tab", { name: "My Matches" }).click();
  await test.step("the keyboard moves between rows, opens one, reaches its link to apply, and comes back", async () => {
    await titles(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(titles(page).nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true");
    const title = (await titles(page).nth(1).textContent()) ?? "";
    const details = page.getByRole("region", { name: title, exact: true });
    await expect(details).toBeFocused();
    const { items } = await (await page.request.get("/api/matches?limit=20")).json();
    const { scholarship } = items.find((item: { scholarship: { title: string } }) => item.scholarship.title === title);
    await expect(details.getByRole("link", { name: sponsorLink })).toHaveAttribute("href", scholarship.application_url);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(apply(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(titles(page).nth(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(
      rows(page)
        .nth(1)
        .getByRole("button", { name: /^Bookmark/ }),
    ).toHaveAttribute("aria-pressed", "true");
  });
});

test("from sign-in to the sponsor's page of the best match: the list, then Apply", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const { email, password } = await signUp(page);
  await saveProfile(page, answers);
  await page.request.post("/api/auth/sign-out", { data: {} });
  await page.goto("/auth?next=/scholarships");
  const form = page.getByRole("tabpanel", { name: /^Sign/ });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  // The first match stands high on the first screen.
  expect(await topOf(rows(page).first(), page)).toBeLessThanOrEqual(isMobile ? 180 : 220);
  if (isMobile) await titles(page).first().click();
  await expect(apply(page)).toBeInViewport({ ratio: 1 });
  await expect(apply(page)).toHaveAttribute("href", /^https:/);
  await expect(apply(page)).toHaveAttribute("rel", /noopener/);
  await page.context().route(/^https:/, (route) => route.fulfill({ body: "The sponsor's page" }));
  const opened = page.waitForEvent("popup");
  await apply(page).click();
  await expect((await opened).getByText("The sponsor's page")).toBeVisible();
});

/** The distance in px from the top of the main area. */
async function topOf(element: Locator, page: Page): Promise<number> {
  const [box, main] = await Promise.all([element.boundingBox(), page.getByRole("main").boundingBox()]);
  return (box?.y ?? Number.NaN) - (main?.y ?? Number.NaN);
}
