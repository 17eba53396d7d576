import type { Page } from "@playwright/test";
import { type BrowserStudent, expect, signedInAs, signUp, test, textbox } from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";

// A link has worked and only the answer was lost: the same browser may use it again for a minute.

/** The next call of this path does its work, and the connection breaks before the answer is here. */
const loseAnswerOf = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Clicks twice: the first time there is no answer. */
async function clickTwice(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("The server could not be reached.", { exact: false }).first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

const ask = (page: Page, path: string, { email }: BrowserStudent) => page.request.post(path, { data: { email } });

test.beforeEach(({ troubles }) => troubles.allow(/ERR_FAILED|status of (400|401)/));

test("a magic link", async ({ page }) => {
  const student = await signUp(page);
  await page.context().clearCookies();
  await ask(page, "/api/auth/sign-in/magic-link", student);
  await page.goto(await mailedLink(page, student.email, "magic_link"));
  await loseAnswerOf(page, "/api/auth/magic-link/verify");
  await clickTwice(page, "Sign In");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("a confirmation", async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto(await mailedLink(page, email, "confirm"));
  await loseAnswerOf(page, "/api/auth/verify-email");
  await clickTwice(page, "Confirm email");
  await expect(page).toHaveURL("/onboarding");
  await expect(page.getByText("Email confirmed")).toBeVisible();
});

test("a new password, also another one that was typed since", async ({ page }) => {
  const student = await signUp(page);
  await page.context().clearCookies();
  await ask(page, "/api/auth/request-password-reset", student);
  await page.goto(await mailedLink(page, student.email, "reset"));
  await textbox(page, "New password").fill("tulip candle orbit mango");
  await loseAnswerOf(page, "/api/auth/reset-password");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("The server could not be reached.", { exact: false }).first()).toBeVisible();
  await textbox(page, "New password").fill("another one altogether");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await signedInAs(page)).toBe(student.email);
});
