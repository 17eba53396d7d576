import type { Page } from "@playwright/test";
import { chooseDark, expect, expectAccessible, signUp, test, textbox } from "#tests/support/browser.ts";

const message = (page: Page) => page.getByRole("form", { name: "Contact" }).getByLabel("Message", { exact: true });
const notice = (page: Page) => page.getByText("This could not be loaded").first();
const typed = "Half a message.";

// The errors that the browser and React log for a file that failed to load. Uncaught errors do not match.
const missing = /^console: (Failed to load resource|.*(dynamically imported module|LazyPart))/s;

/** From now on these files answer 404 in every tab, as after a release. The returned function restores them. */
async function withhold(page: Page, ...names: string[]): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/(${names.join("|")})-[\\w-]{8}\\.js(\\?.*)?$`);
  let held = 0;
  await page.context().route(pattern, (route) => {
    held += 1;
    return route.fulfill({ status: 404, contentType: "text/plain", body: "Nothing here" });
  });
  return async () => {
    expect(held, `${names} was asked for`).toBeGreaterThan(0);
    await page.context().unroute(pattern);
  };
}

async function write(page: Page) {
  await page.goto("/contact");
  await message(page).fill(typed);
}

async function expectAlive(page: Page) {
  await expect(message(page)).toHaveValue(typed);
  await message(page).fill(`${typed} More.`);
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
}

test("a phone drawer whose chunk fails to load leaves the page as it is", { tag: "@only-phone" }, async ({
  page,
  troubles,
}) => {
  troubles.allow(missing);
  await write(page);
  const bring = await withhold(page, "sheet-panel");
  const menu = page.getByRole("button", { name: "Open menu" });
  await menu.click();
  await expect(notice(page)).toBeVisible();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("button", { name: "Dismiss" }).click(); // The message is over the header.
  await expectAlive(page);
  await bring();
  await menu.click();
  await expect(page.getByRole("dialog", { name: "Laurel" })).toBeVisible();
});

test("without the chunk of the menu, a student's page works and offers to load it again", { tag: "@phone" }, async ({
  page,
  troubles,
  isMobile,
}) => {
  troubles.allow(missing);
  await signUp(page);
  const bring = await withhold(page, "signed-in-nav");
  await write(page);
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("button", { name: "Reload for the menu" })).toBeVisible();
  await expectAccessible(page, { withFrame: true });
  if (isMobile) await page.keyboard.press("Escape");
  await expectAlive(page);
  await bring();
  // A drawer requests its chunk each time it opens. The sidebar is always mounted.
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  else await nav.getByRole("button", { name: "Reload for the menu" }).click();
  await expect(nav.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("without the chunk that watches the session, a student's page works and shows a notice", async ({
  page,
  troubles,
}) => {
  troubles.allow(missing);
  await signUp(page);
  await withhold(page, "session-watch");
  await write(page);
  await expect(notice(page)).toBeVisible();
  await expectAlive(page);
});

/** What another tab sends whose session has ended. A channel of this tab's own reaches the app's just as well. */
const sessionEnds = `new BroadcastChannel("laurel-auth").postMessage({ type: "signed_out", by: "server" })`;

for (const [name, theme] of [
  ["sign-in-again", "light"],
  ["dialog-panel", "dark"],
] as const) {
  test(`a session that ended without the chunk of ${name} shows a notice in place of the page (${theme})`, async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(missing);
    if (theme === "dark") await chooseDark(page);
    const { email, password } = await signUp(page);
    await page.goto("/account");
    const heading = page.locator("#main h1");
    await expect(page.getByText(email).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const bring = await withhold(page, name);
    await context.clearCookies();
    await page.evaluate(sessionEnds);
    const over = page.getByRole("alert").filter({ hasText: "Your session has ended" });
    await expect(over).toBeVisible();
    await expect(heading).toBeHidden();
    await expectAccessible(page);
    await bring();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Sign in in a new tab" }).click();
    await (await opened).close();
    await page.getByRole("button", { name: "Try again" }).click();
    const question = page.getByRole("dialog", { name: "Your session has ended" });
    await expect(question).toBeVisible();
    await expect(over).toBeHidden();
    await question.getByRole("textbox", { name: "Password" }).fill(password);
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(heading).toBeVisible();
  });
}

test("a session that ended before the chunk that watches it has loaded leaves the page, and the dialog opens once it has", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(missing);
  const { email } = await signUp(page);
  const bring = await withhold(page, "session-watch");
  await page.goto("/account");
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await context.clearCookies();
  await bring();
  await page.evaluate(sessionEnds);
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
});

test("a tab that cannot follow the other tabs reloads for another student", async ({ page, context, troubles }) => {
  troubles.allow(missing);
  const second = await signUp(page);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto("/auth");
  await textbox(other, "Email").fill(second.email);
  await textbox(other, "Password").fill(second.password);
  const first = await signUp(page);
  await withhold(page, "session-watch", "follow-tabs");
  await page.goto("/account");
  await expect(page.getByText(first.email).first()).toBeVisible();
  await other.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(second.email).first()).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test("the install card is left out without a message when its chunk fails to load", async ({ page, troubles }) => {
  troubles.allow(missing);
  await write(page);
  const bring = await withhold(page, "install-card");
  const answered = page.waitForResponse(/install-card/);
  await page.evaluate(`dispatchEvent(new Event("beforeinstallprompt", { cancelable: true }))`);
  await answered;
  await expectAlive(page);
  await expect(notice(page)).toBeHidden();
  await bring();
});

test("a dashboard card whose chunk fails to load says so in its place and can be loaded again", async ({
  page,
  troubles,
}) => {
  troubles.allow(missing);
  await signUp(page);
  const bring = await withhold(page, "readiness-panel");
  await page.goto("/dashboard");
  const card = page.getByRole("alert").filter({ hasText: "This could not be loaded" });
  await expect(card).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await bring();
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Profile analysis" })).toBeVisible();
  await expect(card).toBeHidden();
});
