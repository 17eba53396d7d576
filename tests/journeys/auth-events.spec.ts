import type { BrowserContext, Page } from "@playwright/test";
import { type BrowserStudent, expect, newStudent, signUp, test, textbox } from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { typeUntilWatched } from "#tests/support/unsaved-form.ts";

// Checks which action sends which event to the other tabs. What the other tabs do is tested in
// features/accounts/session/follow-tabs.test.ts.

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Listens in another tab. Returns the events since the last call, once there are as many as expected. */
async function listen(context: BrowserContext) {
  const ear = await context.newPage();
  await ear.goto("/help");
  await ear.evaluate(`{
    globalThis.heard = [];
    globalThis.channel = new BroadcastChannel("laurel-auth");
    channel.onmessage = ({ data }) => heard.push(data.by ? data.type + " by " + data.by : data.type);
  }`);
  return async (...events: string[]) => {
    await expect.poll(() => ear.evaluate("heard")).toEqual(events);
    await ear.evaluate("heard.length = 0");
  };
}

async function signIn(page: Page, { email, password }: BrowserStudent) {
  await page.goto("/auth?next=%2Faccount");
  await textbox(page, "Email").fill(email);
  await textbox(page, "Password").fill(password);
  await press(page, "Sign In");
  await expect(page).toHaveURL("/account");
}

test("signing up, out and in, by password and by magic link", async ({ page, context }) => {
  const student = newStudent();
  const hear = await listen(context);
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await textbox(page, "Full Name").fill(student.name);
  await textbox(page, "Email Address").fill(student.email);
  await textbox(page, "Password").fill(student.password);
  await press(page, "Sign Up");
  await hear("signed_in");
  await page.goto("/account");
  await press(page, "Sign Out");
  await hear("signed_out by student");
  await signIn(page, student);
  await hear("signed_in");
  await press(page, "Sign Out");
  await hear("signed_out by student");
  await page.request.post("/api/auth/sign-in/magic-link", { data: { email: student.email } });
  await page.goto(await mailedLink(page, student.email, "magic_link"));
  await press(page, "Sign In");
  await hear("signed_in");
});

test("changing sign-in methods, and deleting the account", async ({ page, context }) => {
  const student = await signUp(page);
  const hear = await listen(context);
  await page.goto(await mailedLink(page, student.email, "confirm"));
  await press(page, "Confirm email");
  await hear("signed_in", "user_updated");
  await page.goto("/account");
  await press(page, "Change password");
  await textbox(page, "Current password").fill(student.password);
  await textbox(page, "New password").fill("tulip candle orbit mango");
  await press(page, "Save new password");
  await hear("user_updated");
  await press(page, "Delete account");
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog.getByRole("textbox", { name: 'Type "delete"' }).fill("delete");
  await dialog.getByRole("textbox", { name: "Your password" }).fill("tulip candle orbit mango");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await hear("signed_out by student");
});

test("resetting a password", async ({ page, context }) => {
  const student = await signUp(page);
  await page.context().clearCookies();
  const hear = await listen(context);
  await page.request.post("/api/auth/request-password-reset", { data: { email: student.email } });
  await page.goto(await mailedLink(page, student.email, "reset"));
  await hear("password_recovery");
  await textbox(page, "New password").fill("tulip candle orbit mango");
  await press(page, "Save new password");
  await hear("signed_in", "user_updated");
});

test("a renewed session, and one that the server has ended", async ({ page, context, troubles }) => {
  troubles.allow(/status of 401/);
  await signUp(page);
  await page.route("**/api/auth/get-session", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.session.expires_at = new Date(Date.now() + 80_000).toISOString();
    await route.fulfill({ response, json: answer });
  });
  await page.clock.install();
  await typeUntilWatched(page);
  const hear = await listen(context);
  await page.clock.fastForward(30_000);
  await hear("token_refreshed");
  await page.context().clearCookies();
  await press(page, "Send confirmation link");
  // The listening tab then finds that its own session has ended, and sends the event too.
  await hear("signed_out by server", "signed_out by server");
});
