import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, signUp, test, textbox } from "#tests/support/browser.ts";
import { saveProfile } from "#tests/support/onboarding.ts";
import { routeOnce } from "#tests/support/route-once.ts";
import { typeEmail, typeUntilWatched } from "#tests/support/unsaved-form.ts";

const lapsed = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

const sendForm = (page: Page) => page.getByRole("button", { name: "Send confirmation link" }).click();

/** Ends the session and submits the form, so that the dialog to sign in again opens. */
async function loseSessionWhileTyping(page: Page) {
  await typeEmail(page);
  await page.context().clearCookies();
  await sendForm(page);
  await expect(lapsed(page)).toBeVisible();
}

test("signing out in one tab or everywhere signs the others out, and signing in brings them back", async ({
  page,
  context,
  browser,
}) => {
  const student = await signUp(page);
  const { email, password } = student;
  const other = await context.newPage();
  await other.goto("/account");
  await other.getByRole("heading", { name: "Where you are signed in" }).waitFor();
  await page.goto("/account");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/auth?next=%2Faccount");
  await expect(other.getByText(email)).toHaveCount(0);

  await page.goto("/auth?next=%2Fguides");
  await textbox(page, "Email").fill(email);
  await textbox(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/guides");
  await expect(other).toHaveURL("/account");
  await expect(other.getByText(email).first()).toBeVisible();

  const phone = await browser.newContext();
  await phone.request.post("/api/auth/sign-in/email", { data: student });
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/auth?next=%2Faccount");
  for (const { request } of [page, phone]) expect((await (await request.get("/api/me")).json()).user).toBeNull();
  await phone.close();
});

test("a session that ends during typing opens a dialog that keeps the draft, and each of its ways out works", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/status of 401/);
  const { email, password } = await signUp(page);
  await test.step("signing in again keeps the draft", async () => {
    await loseSessionWhileTyping(page);
    await expectAccessible(page);
    // The content of the page is hidden until the student signs in.
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(lapsed(page)).toBeVisible();
    await lapsed(page).getByRole("textbox", { name: "Password" }).fill("wrong horse");
    await page.keyboard.press("Enter");
    await expect(lapsed(page).getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(
      "Invalid login credentials",
    );
    await lapsed(page).getByRole("textbox", { name: "Password" }).fill(password);
    await page.keyboard.press("Enter");
    await expect(lapsed(page)).toBeHidden();
    await expect(textbox(page, "New email")).toHaveValue("half-typed@example.test");
    await page.getByRole("button", { name: "Send confirmation link" }).click();
    await expect(page.getByText("One more step")).toBeVisible();
  });
  await test.step("signing in by another method in a new tab closes the dialog", async () => {
    await loseSessionWhileTyping(page);
    const opened = context.waitForEvent("page");
    await lapsed(page).getByRole("link", { name: "Another way, in a new tab" }).click();
    const other = await opened;
    await textbox(other, "Email").fill(email);
    await textbox(other, "Password").fill(password);
    await other.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(other).toHaveURL("/dashboard");
    await expect(lapsed(page)).toBeHidden();
    await expect(textbox(page, "New email")).toHaveValue("half-typed@example.test");
    await other.close();
  });
  await test.step("leaving the page signs out", async () => {
    await loseSessionWhileTyping(page);
    await lapsed(page).getByRole("button", { name: "Leave this page" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});

test("a 401 before the session watcher has loaded opens the dialog to sign in again", async ({ page, troubles }) => {
  troubles.allow(/status of 401/);
  await signUp(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/session-watch-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await typeEmail(page);
  await page.context().clearCookies();
  const refused = page.waitForResponse("**/api/auth/change-email");
  await sendForm(page);
  expect((await refused).status()).toBe(401);
  await expect(lapsed(page)).toBeHidden();
  release();
  await expect(lapsed(page)).toBeVisible();
  await expect(page.getByLabel("New email")).toHaveValue("half-typed@example.test");
});

test("the dialog opens over the draft even when no further script can be loaded", async ({ page, troubles }) => {
  troubles.allow(/status of 401|ERR_FAILED/);
  await signUp(page);
  await typeUntilWatched(page);
  await page.context().clearCookies();
  await page.route("**/assets/*.js", (route) => route.abort());
  await sendForm(page);
  await expect(lapsed(page)).toBeVisible();
  await expect(page.getByLabel("New email")).toHaveValue("half-typed@example.test");
});

test("a session that ends soon is renewed while the page is visible, even when the server fails at first", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 503/);
  await signUp(page);
  const renewals: number[] = [];
  await page.route("**/api/auth/get-session", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.session.expires_at = new Date(Date.now() + 95_000).toISOString();
    await route.fulfill({ response, json: answer });
  });
  await page.route("**/api/auth/refresh", async (route) => {
    renewals.push(Date.now());
    if (renewals.length <= 2) return route.fulfill({ status: 503, json: { code: "unavailable" } });
    await route.continue();
  });
  await page.clock.install();
  await typeUntilWatched(page);
  const read = page.waitForResponse("**/api/auth/get-session");
  await page.clock.fastForward(30_000);
  await read;
  expect(renewals).toHaveLength(0);
  await page.clock.fastForward(30_000);
  await expect(async () => {
    await page.clock.runFor(500);
    expect(renewals).toHaveLength(3);
  }).toPass();
  await expect(lapsed(page)).toBeHidden();
});

test("signing out hides the page, a failure brings it back, and a request during it is no session that ended by itself", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 500/);
  await signUp(page);
  await saveProfile(page);
  const readiness = "**/api/profile/readiness";
  const asked = page.waitForRequest(readiness);
  const held = Promise.withResolvers<void>();
  await page.route(readiness, async (route) => {
    await held.promise;
    await route.continue().catch(() => {}); // The browser may have canceled the request.
  });
  const isReadiness = (request: Request) => request.url().endsWith("/api/profile/readiness");
  await page.route("**/api/auth/sign-out", async (route) => {
    const response = await route.fetch();
    held.resolve();
    await answered;
    await route.fulfill({ response });
  });
  await page.goto("/dashboard");
  await asked;
  const failure = Promise.withResolvers<void>();
  await routeOnce(page, "**/api/auth/sign-out", async (route) => {
    await failure.promise;
    await route.fulfill({ status: 500, json: { code: "internal_error" } });
  });
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Signing out")).toBeVisible();
  await expect(page.getByText("Welcome, Maya Ortiz")).toBeHidden();
  const askedAgain = page.waitForRequest(readiness);
  failure.resolve();
  await askedAgain;
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Maya Ortiz");
  const answered = Promise.race([
    page.waitForEvent("requestfinished", isReadiness),
    page.waitForEvent("requestfailed", isReadiness),
  ]);
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(lapsed(page)).toBeHidden();
});

test("signing out removes unsaved drafts from this device, in every tab, also those of messages", async ({
  page,
  context,
}) => {
  const { name } = await signUp(page);
  const tabs = [page, await context.newPage(), await context.newPage()] as const;
  const [here, open, left] = tabs;
  const drafts = () => here.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('laurel:'))");
  await here.goto("/onboarding");
  await here.getByLabel("Location").fill("Austin, TX");
  await expect.poll(drafts).toHaveLength(1);
  for (const tab of tabs) {
    await tab.goto("/contact");
    const form = tab.getByRole("form", { name: "Contact" });
    await expect(form.getByLabel("Name")).toHaveValue(name);
    await form.getByLabel("Message", { exact: true }).fill("Half a message.");
  }
  // One tab has left the form and one still shows it.
  await left.goto("/help");
  await left.getByRole("button", { name: "Use the dark theme" }).click();
  await here.goto("/account");
  await here.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(here).toHaveURL("/");
  expect(await drafts()).toEqual([]);
  for (const tab of tabs) await expect.poll(() => tab.evaluate("sessionStorage.getItem('laurel:contact')")).toBeNull();
  const form = open.getByRole("form", { name: "Contact" });
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(form.getByLabel("Email")).toHaveValue("");
  await expect(form.getByLabel("Message", { exact: true })).toHaveValue("");
});
