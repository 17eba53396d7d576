import type { Page } from "@playwright/test";
import { expect, newStudent, signedInAs, signUp, test, textbox } from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { turnSecondFactorOn } from "#tests/support/second-factor.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

test("a user who leaves the code form stays signed in as before, in every tab", async ({ page, context }) => {
  const student = await signUp(page);
  // A magic link to an unverified email would remove the second factor.
  await page.goto(await mailedLink(page, student.email, "confirm"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL("/onboarding");
  await turnSecondFactorOn(page, student.password);
  await page.request.post("/api/auth/sign-in/magic-link", { data: { email: student.email } });
  const link = await mailedLink(page, student.email, "magic_link");
  await page.context().clearCookies();
  const here = await signUp(page, newStudent());
  const other = await context.newPage();
  await other.goto("/account");
  await expect(other.getByText(here.email).first()).toBeVisible();
  await page.goto(link);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(textbox(page, "Six-digit code")).toBeVisible();
  await page.getByRole("link", { name: "Start again" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await signedInAs(page)).toBe(here.email);
  await other.reload();
  await expect(other.getByText(here.email).first()).toBeVisible();
  await expect(question(other)).toBeHidden();
});
