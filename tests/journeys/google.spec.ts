import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, newStudent, signUp } from "#tests/support/browser.ts";
import { mailedLink } from "#tests/support/browser-mail.ts";
import { startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { testWithStandIn } from "#tests/support/own-server.ts";

/** A separate server with keys for a local OpenID provider that stands in for Google. */
const test = testWithStandIn(startOpenIdProvider, ({ issuer }) => ({
  GOOGLE_CLIENT_ID: "laurel",
  GOOGLE_CLIENT_SECRET: "a secret",
  GOOGLE_ISSUER: issuer,
}));

test.describe.configure({ mode: "serial" });

const someone = () => ({ sub: randomUUID(), email: newStudent().email, email_verified: true, name: "Ada Byron" });

async function continueWithGoogle(page: Page, path = "/auth") {
  await page.goto(path);
  await page.getByRole("tab", { name: "Google" }).click();
  await page.getByRole("button", { name: "Continue with Google" }).click();
}

/** Ends the session behind the page's back. The page is left first, as its requests would be answered with 401. */
async function dropSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

const signedIn = async (page: Page) => (await (await page.request.get("/api/me")).json()).user;

test("a student signs in with Google and sees the dashboard, and other tabs follow", async ({
  page,
  context,
  standIn: google,
}) => {
  const person = someone();
  google.as(person);
  const other = await context.newPage();
  await other.goto("/auth?next=%2Fguides");
  await other.getByRole("tab", { name: "Google" }).waitFor();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Google" }).click();
  await expect(page.getByText("Google tells us your name and email, nothing else.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await signedIn(page)).toMatchObject({ email: person.email, full_name: "Ada Byron" });
  await expect(other).toHaveURL("/guides");
});

test("Google sign-in leads back to the page that required it, and to the account with the same verified email", async ({
  page,
  standIn: google,
}) => {
  const student = await signUp(page);
  await page.goto(await mailedLink(page, student.email, "confirm"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL("/onboarding");
  const { id } = await signedIn(page);
  await dropSession(page);
  google.as({ ...someone(), email: student.email });
  await continueWithGoogle(page, "/auth?next=%2Faccount");
  await expect(page).toHaveURL("/account");
  expect((await signedIn(page)).id).toBe(id);
  await expect(page.getByText("Google", { exact: true })).toBeVisible();
});

test("a student without a password is told so and can set one by mail", async ({ page, standIn: google }) => {
  const person = someone();
  google.as(person);
  await continueWithGoogle(page, "/auth?next=%2Faccount");
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Set a password first", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mail me a link to set one" }).click();
  await page.goto(await mailedLink(page, person.email, "reset"));
  await page.getByRole("textbox", { name: "New password" }).fill("tulip candle orbit mango");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();
});

test("a sign-in that failed says why, offers another sign-in method and keeps the page to return to", async ({
  page,
  standIn: google,
}) => {
  const identity = someone();
  for (const [why, { change = {}, person = {} }, words] of [
    ["refused at Google", { change: { error: "access_denied" } }, "You did not allow it at Google"],
    ["came back with a foreign state", { change: { state: "another's" } }, "This Google sign-in is no longer valid"],
    ["failed at Google", { change: { error: "server_error" } }, "Signing in with Google did not work"],
    ["came with a forged code", { change: { code: "forged" } }, "Signing in with Google did not work"],
    ["came without a verified email", { person: { email_verified: false } }, "Google has not verified this email"],
  ] as const)
    await test.step(why, async () => {
      google.as({ ...identity, ...person });
      google.beforeRedirect((url) => {
        for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
      });
      await continueWithGoogle(page, "/auth?next=%2Faccount");
      await expect(page.getByRole("alert")).toContainText(words);
      await expect(page.getByRole("tab", { name: "Google" })).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(/[?&]next=%2Faccount$/);
      expect(await signedIn(page)).toBeNull();
    });
  google.as(identity);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/account");
});
