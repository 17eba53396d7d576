import type { Page } from "@playwright/test";
import { expect, newStudent, signedInAs, signUp, test, textbox } from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { turnSecondFactorOn } from "#tests/support/second-factor.ts";
import { totpCode } from "#tests/support/totp.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("an email is confirmed by mail, then changed, and a link mailed to the new one deletes the account", async ({
  page,
}) => {
  const { email, password } = await signUp(page);
  const next = newStudent().email;
  await page.goto(await mailedLink(page, email, "confirm"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByText("Email confirmed")).toBeVisible();
  await page.goto("/account");
  const nameAndEmail = section(page, "Name and email");
  await nameAndEmail.getByRole("button", { name: "Change email" }).click();
  await nameAndEmail.getByRole("textbox", { name: "New email" }).fill(next);
  await nameAndEmail.getByRole("textbox", { name: "Your password" }).fill(password);
  await nameAndEmail.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(nameAndEmail.getByText(`Until then your email stays ${email}.`, { exact: false })).toBeVisible();
  await page.goto(await mailedLink(page, next, "change_email"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your new email");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL("/account");
  await expect(nameAndEmail).toContainText(next);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("button", { name: /mail me a link/ }).click();
  await page.goto(await mailedLink(page, next, "deletion"));
  await page.getByLabel("I understand that this cannot be undone").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  expect(await signedInAs(page)).toBeUndefined();
});

test("after the password, two-step sign-in asks for a code, which leads to the page that was asked for", async ({
  page,
}) => {
  const { email, password } = await signUp(page);
  const { secret } = await turnSecondFactorOn(page, password);
  await page.context().clearCookies();
  await page.goto("/auth?next=%2Faccount");
  await textbox(page, "Email").fill(email);
  await textbox(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/auth?two_factor=1&next=%2Faccount");
  await textbox(page, "Six-digit code").fill(totpCode(secret, 1));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/account");
  await expect(section(page, "Two-step sign-in")).toContainText("10 recovery codes left");
});
