import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { expect, expectAccessible, newStudent, signedInAs, signUp, textbox } from "#tests/support/browser.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { testWithStandIn } from "#tests/support/own-server.ts";

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function startOutsideServices() {
  const [mails, google] = await Promise.all([startMailServer(), startOpenIdProvider()]);
  return { mails, google, stop: () => Promise.all([mails.stop(), google.stop()]) };
}

/**
 * A server with an operator's settings: it sends real mail, requires longer passwords and has keys for a local OpenID
 * provider that stands in for Google.
 */
const test = testWithStandIn(startOutsideServices, ({ mails, google }) => ({
  SMTP_URL: mails.url,
  MAIL_FROM: "Laurel <hello@laurel.example>",
  PASSWORD_MIN_LENGTH: "12",
  GOOGLE_CLIENT_ID: "laurel",
  GOOGLE_CLIENT_SECRET: "a secret",
  GOOGLE_ISSUER: google.issuer,
}));

test.describe.configure({ mode: "serial" });

/**
 * The link of this kind in the mail that the mail server received for this email, read from the HTML as a mail program
 * does.
 */
async function received({ received: all }: MailServer, email: string, kind: LinkKind): Promise<string> {
  const links = () =>
    all
      .filter(({ to }) => to.includes(email))
      .flatMap(({ mail }) => [...(mail.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href))
      .map((href) => href.replaceAll("&amp;", "&"))
      .filter((href) => href.includes(`kind=${kind}&`));
  await expect.poll(() => links().length, { message: `a ${kind} link to ${email}` }).toBeGreaterThan(0);
  return links().at(-1) ?? "";
}

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

test("a sign-up requires the password length that the operator set, and a real mail verifies the email", async ({
  page,
  standIn: { mails },
}) => {
  const { name, email } = newStudent();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByText("Password must be at least 12 characters")).toBeVisible();
  await textbox(page, "Full Name").fill(name);
  await textbox(page, "Email Address").fill(email);
  await textbox(page, "Password").fill("eleven char");
  const submit = page.getByRole("button", { name: "Sign Up", exact: true });
  await submit.click();
  await expect(textbox(page, "Password")).toHaveAccessibleDescription(/at least 12 characters/);
  await expect(textbox(page, "Password")).toBeFocused();
  await textbox(page, "Password").fill("tulip candle orbit mango");
  await submit.click();
  await expect(page).toHaveURL("/onboarding");
  await page.goto(await received(mails, email, "confirm"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL("/onboarding");
  await page.goto("/account");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("a magic link arrives by mail and signs in, and there is no outbox", async ({ page, standIn: { mails } }) => {
  const { name, email } = newStudent();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Magic Link" }).click();
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await textbox(page, "Full Name").fill(name);
  await textbox(page, "Email Address").fill(email);
  await page.getByRole("button", { name: "Send Sign Up Link" }).click();
  await expect(page.getByText("Magic link sent!")).toBeVisible();
  await expect(page.getByText("outbox", { exact: false })).toHaveCount(0);
  expect((await page.request.get("/api/dev/outbox")).status()).toBe(404);
  await page.goto(await received(mails, email, "magic_link"));
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await signedInAs(page)).toBe(email);
});

test("a forgotten password is reset through a real mail, with a password that is long enough", async ({
  page,
  standIn: { mails },
}) => {
  const student = { ...newStudent(), password: "correct horse battery" };
  await signUp(page, student);
  await page.context().clearCookies();
  await page.goto("/auth?forgot=1");
  await page.getByLabel("Email").fill(student.email);
  await page.getByRole("button", { name: "Send Link" }).click();
  await page.goto(await received(mails, student.email, "reset"));
  await expect(page.getByText("Password must be at least 12 characters")).toBeVisible();
  await textbox(page, "New password").fill("eleven char");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(textbox(page, "New password")).toHaveAccessibleDescription(/at least 12 characters/);
  await textbox(page, "New password").fill("tulip candle orbit mango");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await signedInAs(page)).toBe(student.email);
});

test("a student signs in with Google and sees the dashboard, and other tabs follow", async ({
  page,
  context,
  standIn: { google },
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
  standIn: { google, mails },
}) => {
  const student = await signUp(page);
  await page.goto(await received(mails, student.email, "confirm"));
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

test("a student without a password is told so and can set one by mail", async ({
  page,
  standIn: { google, mails },
}) => {
  const person = someone();
  google.as(person);
  await continueWithGoogle(page, "/auth?next=%2Faccount");
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Set a password first", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mail me a link to set one" }).click();
  await page.goto(await received(mails, person.email, "reset"));
  await page.getByRole("textbox", { name: "New password" }).fill("tulip candle orbit mango");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();
});

test("a sign-in that the student refused at Google says so, and keeps the page to return to for the next one", async ({
  page,
  standIn: { google },
}) => {
  google.as(someone());
  google.beforeRedirect((url) => url.searchParams.set("error", "access_denied"));
  await continueWithGoogle(page, "/auth?next=%2Faccount");
  await expect(page.getByRole("alert")).toContainText("You did not allow it at Google");
  await expect(page.getByRole("tab", { name: "Google" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/[?&]next=%2Faccount$/);
  expect(await signedIn(page)).toBeNull();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/account");
});
