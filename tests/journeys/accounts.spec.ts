import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newStudent,
  signedInAs,
  signUp,
  test,
  textbox,
} from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";

const way = (page: Page, name: "Password" | "Magic Link" | "Google") => page.getByRole("tab", { name, exact: true });
const signUpTab = (page: Page) => page.getByRole("tab", { name: "Sign Up" });
const panel = (page: Page) => page.getByRole("tabpanel", { name: /^Sign/ });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function signedUpThenOut(page: Page) {
  const student = await signUp(page);
  await page.context().clearCookies();
  return student;
}

test("a student signs up with a magic link", async ({ page }) => {
  const { name, email } = newStudent();
  await page.goto("/auth");
  await way(page, "Magic Link").click();
  await signUpTab(page).click();
  await panel(page).getByLabel("Full Name").fill(name);
  await panel(page).getByLabel("Email Address").fill(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send Sign Up Link" }).click();
  await expect(page.getByText("Magic link sent!")).toBeVisible();
  await expect(page.getByText("Check your email for a magic link to sign in.")).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "Open the local outbox" })).toHaveAttribute("href", "/dev/outbox");
  await expectAccessible(page);

  await page.goto(await mailedLink(page, email, "magic_link"));
  await expect(heading(page, "Sign in to Laurel")).toBeVisible();
  await expect(page).toHaveURL("/auth/confirm");
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  expect(await signedInAs(page)).toBeUndefined();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  expect(await signedInAs(page)).toBe(email);
});

test("a magic link leads back to the page that required sign-in; a second use shows an error with a link to go on", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 400/);
  const { email } = await signedUpThenOut(page);
  await page.goto("/auth?next=%2Fguides");
  await way(page, "Magic Link").click();
  await panel(page).getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Magic link sent!")).toBeVisible();
  const link = await mailedLink(page, email, "magic_link");
  // A mail scanner opens the link and runs the script of the page, which does not consume the token.
  await page.request.head(link);
  await page.goto(link);
  await page.getByText(email).waitFor();
  await page.goto(link);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/guides");

  await page.context().clearCookies();
  await page.goto(link);
  await expect(heading(page, "This link no longer works")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("button", { name: "Send Magic Link" })).toBeVisible();
});

test("a forgotten password is reset through a mailed link", async ({ page, troubles }) => {
  troubles.allow(/status of 400/);
  const { email } = await signedUpThenOut(page);
  await page.goto("/auth?next=%2Fguides");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByText("Link sent")).toBeVisible();

  await page.goto(await mailedLink(page, email, "reset"));
  await textbox(page, "New password").fill("password1");
  await expect(page.getByText("One of the most common passwords", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(textbox(page, "New password")).toBeFocused();
  await expect(textbox(page, "New password")).toHaveAccessibleDescription(/one of the most common/);
  await textbox(page, "New password").fill("tulip candle orbit mango");
  await expect(page.getByText("Strong.")).toBeVisible();
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/guides");
  expect(await signedInAs(page)).toBe(email);
  await page.context().clearCookies();
  const again = await page.request.post("/api/auth/sign-in/email", {
    data: { email, password: "tulip candle orbit mango" },
  });
  expect(again.status()).toBe(200);
});
