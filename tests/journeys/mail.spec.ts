import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { expect, newStudent, signedInAs, signUp, textbox } from "#tests/support/browser.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { testWithStandIn } from "#tests/support/own-server.ts";

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A server with an operator's settings: it sends real mail and requires longer passwords. */
const test = testWithStandIn(startMailServer, ({ url }) => ({
  SMTP_URL: url,
  MAIL_FROM: "Laurel <hello@laurel.example>",
  PASSWORD_MIN_LENGTH: "12",
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

test("a sign-up requires the password length that the operator set, and a real mail verifies the email", async ({
  page,
  standIn: mails,
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

test("a magic link arrives by mail and signs in, and there is no outbox", async ({ page, standIn: mails }) => {
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
  standIn: mails,
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
