import type { Page } from "@playwright/test";
import { type BrowserStudent, expect, newStudent, signedInAs, signUp, test, textbox } from "#tests/support/browser.ts";
import { mailedLink, verifyEmail } from "#tests/support/browser-mail.ts";

// Two students share one computer.

const drafts = (page: Page) =>
  page.evaluate("Object.keys(localStorage).filter((key) => /^laurel:(?!signed-in-before:)/.test(key))");

/** Signs in with the form that is already open, whoever is signed in by now. */
async function signInByForm(page: Page, { email, password }: BrowserStudent) {
  await textbox(page, "Email").fill(email);
  await textbox(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("when another student signs in in one tab, no data of the first student stays in the other tabs", async ({
  page,
  context,
}) => {
  const second = await signUp(page);
  await page.context().clearCookies();
  const other = await context.newPage();
  await other.goto("/auth");
  await textbox(other, "Email").waitFor();

  const first = await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Change email" }).click();
  await textbox(page, "New email").fill("half-typed@example.test");
  const third = await context.newPage();
  await third.goto("/onboarding");
  await third.getByLabel("Location").fill("Austin, TX");

  await signInByForm(other, second);
  await expect(other).toHaveURL("/dashboard");
  await expect(page.getByText(second.email).first()).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(textbox(page, "New email")).toHaveValue("");
  await expect(third.getByLabel("Location")).toHaveValue("");
  expect(await drafts(page)).toEqual([]);
});

test("a student who signs in right after another has signed out finds no data of the first", async ({
  page,
  context,
}) => {
  const second = await signUp(page);
  await page.context().clearCookies();
  const first = await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Change email" }).click();
  await textbox(page, "New email").fill("half-typed@example.test");
  const other = await context.newPage();
  await other.goto("/account");
  await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth?next=%2Faccount");
  await other.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await signInByForm(other, second);
  await expect(page).toHaveURL("/account");
  await expect(page.getByText(second.email).first()).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(textbox(page, "New email")).toHaveValue("");
});

test("deleting another student's account by link does not sign out the student of this browser", async ({
  page,
  context,
}) => {
  const gone = await signUp(page);
  await verifyEmail(page, gone.email);
  await page.request.post("/api/me/deletion-link");
  const link = await mailedLink(page, gone.email, "deletion");
  await page.context().clearCookies();
  const here = await signUp(page, newStudent());
  const other = await context.newPage();
  await other.goto("/onboarding");
  await other.getByLabel("Location").fill("Austin, TX");
  await expect.poll(() => drafts(other)).toHaveLength(1);
  await page.goto(link);
  await page.getByLabel("I understand that this cannot be undone").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Account deleted")).toBeVisible();
  expect(await signedInAs(page)).toBe(here.email);
  expect(await drafts(page)).toHaveLength(1);
  await expect(other.getByLabel("Location")).toHaveValue("Austin, TX");
  await expect(other).toHaveURL(/onboarding/);
  await page.goto("/account");
  await expect(page.getByText(here.email).first()).toBeVisible();
});
