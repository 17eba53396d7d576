import type { Page } from "@playwright/test";
import {
  type BrowserStudent,
  expect,
  expectAccessible,
  newStudent,
  signedInAs,
  signUp,
  test,
  textbox,
} from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { turnSecondFactorOn } from "#tests/support/second-factor.ts";
import { totpCode } from "#tests/support/totp.ts";
import { typeEmail } from "#tests/support/unsaved-form.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });
const enter = (page: Page) => page.getByRole("button", { name: "Sign In", exact: true }).click();

async function signUpWithCode(page: Page) {
  const student = await signUp(page);
  return { student, ...(await turnSecondFactorOn(page, student.password)) };
}

/** Ends the session while the student is on the account page, and enters their password in the dialog that opens. */
async function givePasswordAgain(page: Page, { password }: BrowserStudent) {
  await typeEmail(page);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Send confirmation link" }).click();
  await question(page).getByRole("textbox", { name: "Password" }).fill(password);
  await enter(page);
  await expect(textbox(page, "Six-digit code")).toBeFocused();
}

test("the dialog to sign in again asks for the code too: a wrong one, a late one, a right one, a recovery code", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of (400|401)/);
  const { student, secret, recovery_codes } = await signUpWithCode(page);
  await givePasswordAgain(page, student);
  await expectAccessible(page);
  await textbox(page, "Six-digit code").fill("000000");
  await enter(page);
  await expect(textbox(page, "Six-digit code")).toHaveAccessibleDescription(/This code is not right/);
  // The state after ten minutes.
  await page.context().clearCookies();
  await textbox(page, "Six-digit code").fill(totpCode(secret, 1));
  await enter(page);
  await expect(question(page).getByRole("alert")).toContainText("The second step took too long");
  await expect(question(page).getByRole("textbox", { name: "Password" })).toBeFocused();
  await expectAccessible(page);
  await question(page).getByRole("textbox", { name: "Password" }).fill(student.password);
  await enter(page);
  await expect(question(page).getByRole("alert")).toBeHidden();
  await textbox(page, "Six-digit code").fill(totpCode(secret, 1));
  await enter(page);
  await expect(question(page)).toBeHidden();
  await expect(textbox(page, "New email")).toHaveValue("half-typed@example.test");

  await givePasswordAgain(page, student);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await textbox(page, "Recovery code").fill(recovery_codes[2] ?? "");
  await enter(page);
  await expect(question(page)).toBeHidden();
  await expect(textbox(page, "New email")).toHaveValue("half-typed@example.test");
});

test("a sign-up with the email and password of an existing account asks for its code and creates no account", async ({
  page,
}) => {
  const { student, secret } = await signUpWithCode(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  // Records all text on the page, because a toast disappears by itself.
  await page.evaluate(`new MutationObserver(() => { globalThis.said = (globalThis.said ?? "") + document.body.innerText; })
    .observe(document.body, { childList: true, subtree: true })`);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await textbox(page, "Full Name").fill(student.name);
  await textbox(page, "Email Address").fill(student.email);
  await textbox(page, "Password").fill(student.password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await textbox(page, "Six-digit code").fill(totpCode(secret, 1));
  await enter(page);
  await expect(page.getByText("Welcome back!")).toBeVisible();
  expect(await page.evaluate("said")).not.toContain("Account created!");
});

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
