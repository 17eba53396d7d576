import type { Page } from "@playwright/test";
import { type BrowserStudent, expect, signedInAs, signUp, test, textbox } from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { routeOnce } from "#tests/support/route-once.ts";

// The link worked but the response was lost. The same browser may use the link again for a minute.

/** Lets the next request to this path reach the server and drops the response. */
const loseAnswerOf = (page: Page, path: string) =>
  routeOnce(page, `**${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** Clicks twice. The first click gets no response. */
async function clickTwice(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("The server could not be reached.", { exact: false }).first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

const ask = (page: Page, path: string, { email }: BrowserStudent) => page.request.post(path, { data: { email } });

test("an email verification, a magic link and a new password work again after their answer was lost", async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED|status of (400|401)/);
  const student = await signUp(page);
  await test.step("an email verification", async () => {
    await page.goto(await mailedLink(page, student.email, "confirm"));
    await loseAnswerOf(page, "/api/auth/verify-email");
    await clickTwice(page, "Confirm email");
    await expect(page).toHaveURL("/onboarding");
    await expect(page.getByText("Email confirmed")).toBeVisible();
  });
  await test.step("a magic link", async () => {
    await page.context().clearCookies();
    await ask(page, "/api/auth/sign-in/magic-link", student);
    await page.goto(await mailedLink(page, student.email, "magic_link"));
    await loseAnswerOf(page, "/api/auth/magic-link/verify");
    await clickTwice(page, "Sign In");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText("Welcome back!")).toBeVisible();
  });
  await test.step("a new password, and a different one typed for the second attempt", async () => {
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
});
