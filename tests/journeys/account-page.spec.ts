import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  type BrowserStudent,
  expect,
  expectAccessible,
  newStudent,
  signUp,
  test,
  textbox,
} from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { routeOnce } from "#tests/support/route-once.ts";
import { totpCode } from "#tests/support/totp.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

/** Signs in with the password on the form; the account may then ask for a code. */
async function givePassword(page: Page, { email, password }: Pick<BrowserStudent, "email" | "password">) {
  await page.goto("/auth");
  await textbox(page, "Email").fill(email);
  await textbox(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Turns two-step sign-in on. Returns the key and the recovery codes. */
async function turnTwoStepOn(page: Page, password: string) {
  const twoStep = section(page, "Two-step sign-in");
  await twoStep.getByRole("button", { name: "Set up" }).click();
  await twoStep.getByRole("textbox", { name: "Your password" }).fill(password);
  await twoStep.getByRole("button", { name: "Go on" }).click();
  await expect(twoStep.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await twoStep.locator("code").innerText()).replaceAll(/\s/g, "");
  await twoStep.getByRole("textbox", { name: "Six-digit code" }).fill(totpCode(secret));
  await twoStep.getByRole("button", { name: "Turn on" }).click();
  await expect(twoStep.getByText("Keep these codes.", { exact: false })).toBeVisible();
  return { secret, codes: await twoStep.getByRole("listitem").allInnerTexts() };
}

test("an unverified email is confirmed by mail, then changed, and a link mailed to the new one deletes the account", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 400/);
  const { email, password } = await signUp(page);
  const next = newStudent().email;
  await test.step("an unverified email is shown as unverified, and its verification mail can be sent again", async () => {
    await page.goto("/account");
    await expect(page.getByText("Confirm your email")).toBeVisible();
    await expect(
      page.getByText("we delete your account when you haven't used it for 90 days (7 days without a profile)", {
        exact: false,
      }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText("Mail sent")).toBeVisible();
    await page.goto(await mailedLink(page, email, "confirm"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByText("Email confirmed")).toBeVisible();
    await page.goto("/account");
    await expect(section(page, "Name and email").getByText("Confirmed", { exact: true })).toBeVisible();
    await expect(page.getByText("Confirm your email")).toBeHidden();
  });
  await test.step("the email changes once the link that was mailed to the new email is opened", async () => {
    const nameAndEmail = section(page, "Name and email");
    await nameAndEmail.getByRole("button", { name: "Change email" }).click();
    await expect(nameAndEmail.getByRole("textbox", { name: "New email" })).toBeFocused();
    await nameAndEmail.getByRole("textbox", { name: "New email" }).fill(next);
    await nameAndEmail.getByRole("textbox", { name: "Your password" }).fill("not mine");
    await nameAndEmail.getByRole("button", { name: "Send confirmation link" }).click();
    await expect(nameAndEmail.getByRole("textbox", { name: "Your password" })).toBeFocused();
    await nameAndEmail.getByRole("textbox", { name: "Your password" }).fill(password);
    await nameAndEmail.getByRole("button", { name: "Send confirmation link" }).click();
    await expect(nameAndEmail.getByText(`Until then your email stays ${email}.`, { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.goto(await mailedLink(page, next, "change_email"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your new email");
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByText("Email confirmed")).toBeVisible();
    await page.goto("/account");
    await expect(section(page, "Name and email")).toContainText(next);
  });
  await test.step("a mailed link deletes the account only after a click on its page", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("button", { name: /mail me a link/ }).click();
    await expect(page.getByText("Nothing is deleted until you open it", { exact: false })).toBeVisible();
    await page.goto(await mailedLink(page, next, "deletion"));
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeDisabled();
    await page.getByLabel("I understand that this cannot be undone").check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL("/");
    expect((await (await page.request.get("/api/me")).json()).user).toBeNull();
  });
});

/** Creates an account without a password and signs this browser in. */
async function signUpByLink(page: Page): Promise<{ email: string; link: string }> {
  const { name, email } = newStudent();
  await page.request.post("/api/auth/sign-in/magic-link", { data: { name, email, create_user: true } });
  const link = await mailedLink(page, email, "magic_link");
  await page.goto(link);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  return { email, link };
}

test("without a password, the email can be changed soon after a sign-in, with a new link opened in the same browser", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.allow(/status of 409/);
  const { email, link: first } = await signUpByLink(page);
  const next = newStudent().email;
  await page.goto("/account");
  const nameAndEmail = section(page, "Name and email");
  const ask = async () => {
    await nameAndEmail.getByRole("button", { name: "Change email" }).click();
    await expect(nameAndEmail.getByText("within 15 minutes of signing in", { exact: false })).toBeVisible();
    await nameAndEmail.getByRole("textbox", { name: "New email" }).fill(next);
    await nameAndEmail.getByRole("button", { name: "Send confirmation link" }).click();
  };
  // The answer of the server a quarter of an hour after the sign-in.
  const refusal = {
    status: 409,
    code: "fresh_sign_in_needed",
    type: "about:blank",
    title: "Conflict",
    detail: "Again",
  };
  const contentType = "application/problem+json";
  await routeOnce(page, "/api/auth/change-email", (route) =>
    route.fulfill({ status: 409, contentType, json: refusal }),
  );
  await ask();
  await expect(nameAndEmail.getByRole("alert")).toContainText("Sign in once more first");
  await expectAccessible(page);
  await nameAndEmail.getByRole("button", { name: "Mail me a link to sign in" }).click();
  await expect(nameAndEmail.getByText("It brings you back to this page.", { exact: false })).toBeVisible();
  await page.goto(await mailedLink(page, email, "magic_link", first));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/account");
  await ask();
  await expect(nameAndEmail.getByText(`Until then your email stays ${email}.`, { exact: false })).toBeVisible();
  const link = await mailedLink(page, next, "change_email");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Confirm email" }).click();
  await expect(elsewhere.getByRole("alert")).toContainText("Sign in on this device first");
  await expectAccessible(elsewhere);
  await elsewhere.context().close();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL("/account");
  await expect(nameAndEmail).toContainText(next);
});

test("two-step sign-in is set up, required at sign-in and turned off again, and a recovery code works once", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of (400|401)/);
  const student = await signUp(page);
  await page.goto("/account");
  const { secret, codes } = await turnTwoStepOn(page, student.password);
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain(codes[0] ?? "missing");
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(section(page, "Two-step sign-in").getByText("On", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await givePassword(page, student);
  await expect(page).toHaveURL("/auth?two_factor=1&next=%2Fdashboard");
  await expect(textbox(page, "Six-digit code")).toBeFocused();
  await expect(textbox(page, "Six-digit code")).toHaveAttribute("autocomplete", "one-time-code");
  await textbox(page, "Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(textbox(page, "Six-digit code")).toHaveAttribute("aria-invalid", "true");
  await textbox(page, "Six-digit code").fill(totpCode(secret, 1));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.context().clearCookies();
  await givePassword(page, student);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await textbox(page, "Recovery code").fill(codes[3] ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/account");
  await expect(section(page, "Two-step sign-in")).toContainText("9 recovery codes left");
  await page.getByRole("button", { name: "Turn off" }).click();
  await textbox(page, "Your password").fill(student.password);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(section(page, "Two-step sign-in").getByText("Off", { exact: true })).toBeVisible();
});

test("other devices are listed and signed out, also by a new password, and all stored data is exported as one JSON file", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.allow(/status of 400/);
  const student = await signUp(page);
  const phone = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Safari/1",
  });
  await phone.request.post("/api/auth/sign-in/email", { data: student });
  await page.goto("/account");
  const sessions = section(page, "Where you are signed in");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect((await (await phone.request.get("/api/me")).json()).user).toBeNull();
  await phone.request.post("/api/auth/sign-in/email", { data: student });
  await page.reload();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("Only this browser is still signed in.")).toBeVisible();
  expect((await (await phone.request.get("/api/me")).json()).user).toBeNull();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  expect(JSON.stringify(JSON.parse(readFileSync(await file.path(), "utf8")))).toContain(student.email);

  await test.step("changing the password signs every other device out", async () => {
    await phone.request.post("/api/auth/sign-in/email", { data: student });
    const password = section(page, "Password");
    await password.getByRole("button", { name: "Change password" }).click();
    await password.getByRole("textbox", { name: "Current password" }).fill("not mine");
    await password.getByRole("textbox", { name: "New password" }).fill("tulip candle orbit mango");
    await password.getByRole("button", { name: "Save new password" }).click();
    await expect(password.getByRole("textbox", { name: "Current password" })).toBeFocused();
    await password.getByRole("textbox", { name: "Current password" }).fill(student.password);
    await password.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("All other devices are signed out.")).toBeVisible();
    expect((await (await phone.request.get("/api/me")).json()).user).toBeNull();
    expect((await (await page.request.get("/api/me")).json()).user).not.toBeNull();
    await phone.close();
  });
});

test("an account is deleted with the password and a typed word, and other tabs are signed out", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/status of 400/);
  const { email, password } = await signUp(page);
  const other = await context.newPage();
  await other.goto("/account");
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await expect(dialog).toContainText("your profile and every answer in it");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("textbox", { name: 'Type "delete"' })).toHaveAccessibleDescription(
    "Type the word delete.",
  );
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: 'Type "delete"' }).fill("delete");
  await dialog.getByRole("textbox", { name: "Your password" }).fill("not mine");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByRole("textbox", { name: "Your password" })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: "Your password" }).fill(password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Account deleted")).toBeVisible();
  await expect(other).toHaveURL("/auth?next=%2Faccount");
  const again = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(again.status()).toBe(401);
});
