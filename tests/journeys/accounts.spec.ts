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

test("an email without an account gets the same answer, and without Google keys its tab says that it isn't available", async ({
  page,
}) => {
  const { email } = await signedUpThenOut(page);
  const panelTexts: string[] = [];
  for (const each of [email, newStudent().email]) {
    await page.goto("/auth");
    await way(page, "Magic Link").click();
    await panel(page).getByLabel("Email").fill(each);
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
    panelTexts.push((await panel(page).innerText()).replaceAll(each, "ADDRESS"));
  }
  expect(panelTexts[1]).toBe(panelTexts[0]);
  await way(page, "Google").click();
  await expect(page.getByText("Google sign-in isn't available here")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
  await expectAccessible(page);
});

test("a verification link opened in another browser asks for the password, or claims the account without it", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of (400|401|409)/);
  const { email, password } = await signedUpThenOut(page);
  await page.goto(await mailedLink(page, email, "confirm"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(textbox(page, "Password")).toBeFocused();
  await expectAccessible(page);
  await textbox(page, "Password").fill("not mine");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(textbox(page, "Password")).toHaveAccessibleDescription(/password/i);
  await page.getByRole("button", { name: "I did not set this password" }).click();
  await expect(page).toHaveURL("/onboarding");
  await page.context().clearCookies();
  const refused = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(refused.status()).toBe(401);
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

test("the password meter recommends a passphrase, and a rejected password shows the reason", async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 400/);
  const { name, email } = newStudent();
  await page.goto("/auth");
  await signUpTab(page).click();
  await panel(page).getByLabel("Full Name").fill(name);
  await panel(page).getByLabel("Email Address").fill(email);
  await expect(page.getByText("Best is a passphrase", { exact: false })).toBeVisible();
  await textbox(page, "Password").fill("mayaortiz");
  await expect(page.getByText("Your own name or email is easy to guess.")).toBeVisible();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(textbox(page, "Password")).toHaveAccessibleDescription(/your own name or (address|email)/);
  await textbox(page, "Password").fill("tulip candle orbit mango");
  await expect(page.getByText("Strong.")).toBeVisible();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page).toHaveURL("/onboarding");
});

test("a user who is locked out after too many attempts is offered a magic link", async ({ page, troubles }) => {
  troubles.allow(/status of (401|429)/);
  const { email, password } = await signedUpThenOut(page);
  const guess = { email, password: "wrong horse" };
  await expect(async () => {
    expect((await page.request.post("/api/auth/sign-in/email", { data: guess })).status()).toBe(429);
  }).toPass({ intervals: [0] });
  await page.goto("/auth");
  await panel(page).getByLabel("Email").fill(email);
  await textbox(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Too many tries");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a magic link" }).click();
  await expect(panel(page).getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await page.goto(await mailedLink(page, email, "magic_link"));
  await expect(page.getByText("This email was never confirmed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a magic link can be requested with the keyboard alone", async ({ page }) => {
  const { email } = await signedUpThenOut(page);
  await page.goto("/auth");
  await way(page, "Password").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Magic link sent!")).toBeVisible();
  await page.goto(await mailedLink(page, email, "magic_link"));
  const button = page.getByRole("main").getByRole("button", { name: "Sign In" });
  await button.waitFor();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});
