import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AccountSession, AccountSettings } from "#domain/accounts/account-settings.ts";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { refused, signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { AccountPage } from "./account-page.tsx";

const day = "2026-11-18T12:00:00.000Z";
const account: AccountSettings = {
  email: "maya@example.test",
  email_verified: true,
  has_password: true,
  google: false,
  two_factor_enabled: false,
  recovery_codes_left: 0,
  created_at: day,
};
const session: AccountSession = {
  id: "s1",
  device: "Chrome on Linux",
  created_at: day,
  last_used_at: day,
  expires_at: day,
  current: true,
};

const phone: AccountSession = { ...session, id: "s2", device: "Safari on iPhone", current: false };

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const section = (name: string) => page.getByRole("region", { name });
const done = () => Response.json({});
const wrongPassword = () => refused(400, "wrong_password", "This password is not right.", "password");

/**
 * Shows the page to a student, with these answers of the server. `left` waits until the page was left, and `sent` is
 * what was sent to a path.
 */
async function showAccount(answers: Answers = {}, known: Partial<AccountSettings> = {}) {
  const requests = answerRequests({
    ...signInAnswers,
    "GET /api/auth/account": () => Response.json({ ...account, ...known }),
    "GET /api/auth/list-sessions": () => Response.json({ items: [session] }),
    "GET /api/profile": () => Response.json({ code: "no_profile" }, { status: 404 }),
    "POST /api/auth/change-password": done,
    "POST /api/auth/sign-out": done,
    "DELETE /api/me": () => new Response(null, { status: 204 }),
    ...answers,
  });
  let isLeft = false;
  const onLeave = async () => {
    isLeft = true;
  };
  await show(
    <SignedIn>
      <AccountPage user={{ id: "u1", email: account.email, full_name: "Maya Ortiz" }} onLeave={onLeave} />
    </SignedIn>,
  );
  const sent = (path: string) =>
    Promise.all(
      requests
        .filter(({ method, url }) => method !== "GET" && url.endsWith(path))
        .map(async (one) => JSON.parse((await one.clone().text()) || "{}")),
    );
  return { left: () => expect.poll(() => isLeft).toBe(true), sent };
}

test("a changed password and the deletion of the account are told to the other tabs", async () => {
  const { left } = await showAccount();
  const hear = hearAuthEvents();
  await button("Change password").click();
  await field("Current password").fill("correct horse");
  await field("New password").fill("tulip candle orbit mango");
  await button("Save new password").click();
  await hear("user_updated");
  await button("Delete account").click();
  await field('Type "delete"').fill("delete");
  await field("Your password").fill("tulip candle orbit mango");
  await button("Delete my account").click();
  await hear("signed_out by student");
  await left();
});

test("signing out is told to the other tabs, and that it was the student's wish", async () => {
  const { left } = await showAccount();
  const hear = hearAuthEvents();
  await button("Sign Out").click();
  await hear("signed_out by student");
  await left();
});

test("an email that was never confirmed is shown as such, with what becomes of the account, and its mail can be sent again", async () => {
  const { sent } = await showAccount({ "POST /api/auth/resend": done }, { email_verified: false });
  await expect.element(page.getByText("Confirm your email")).toBeVisible();
  await expect.element(section("Name and email").getByText("Not confirmed", { exact: true })).toBeVisible();
  const fate = /we delete your account when you haven't used it for 90 days \(7 days without a profile\)/;
  await expect.element(page.getByText(fate)).toBeVisible();
  await button("Send it again").click();
  await expect.element(page.getByText("Mail sent").first()).toBeVisible();
  expect(await sent("/resend")).toHaveLength(1);
});

test("a confirmed email is shown as such, and the data can be downloaded", async () => {
  await showAccount();
  await expect.element(section("Name and email").getByText("Confirmed", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Confirm your email")).not.toBeInTheDocument();
  const download = page.getByRole("link", { name: "Export my data" });
  await expect.element(download).toHaveAttribute("href", "/api/me/export");
  await expect.element(download).toHaveAttribute("download");
});

test("a new email needs the password, and until its link is opened the old one stays", async () => {
  const answers = [wrongPassword];
  const { sent } = await showAccount({ "POST /api/auth/change-email": () => (answers.shift() ?? done)() });
  await button("Change email").click();
  await expect.element(field("New email")).toHaveFocus();
  await button("Cancel").click();
  await expect.element(button("Change email")).toHaveFocus();
  await button("Change email").click();
  await field("New email").fill("next@example.test");
  await field("Your password").fill("not mine");
  await button("Send confirmation link").click();
  await expect.element(field("Your password")).toHaveFocus();
  await expect.element(field("Your password")).toHaveAccessibleDescription(/This password is not right\./);
  await field("Your password").fill("correct horse");
  await button("Send confirmation link").click();
  await expect.element(page.getByText(/Until then your email stays maya@example\.test\./)).toBeVisible();
  await expectAccessible();
  expect((await sent("/change-email")).at(-1)).toEqual({ new_email: "next@example.test", password: "correct horse" });
});

test("without a password, a new email needs a sign-in of the last minutes, by a link that leads back to this page", async () => {
  const { sent } = await showAccount(
    {
      "POST /api/auth/change-email": () => refused(409, "fresh_sign_in_needed", "Sign in again."),
      "POST /api/auth/sign-in/magic-link": done,
    },
    { has_password: false },
  );
  await button("Change email").click();
  await expect.element(page.getByText(/within 15 minutes of signing in/)).toBeVisible();
  await field("New email").fill("next@example.test");
  await button("Send confirmation link").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Sign in once more first");
  await expectAccessible();
  await button("Mail me a link to sign in").click();
  await expect.element(page.getByText(/It brings you back to this page\./)).toBeVisible();
  expect(await sent("/sign-in/magic-link")).toEqual([{ email: "maya@example.test", next: "/account" }]);
});

test("another device can be signed out, and all others at once", async () => {
  let items = [session, phone];
  const endOthers = () => {
    items = [session];
    return done();
  };
  const { sent } = await showAccount(
    {
      "GET /api/auth/list-sessions": () => Response.json({ items }),
      "POST /api/auth/revoke-session": endOthers,
      "POST /api/auth/revoke-other-sessions": endOthers,
      "POST /api/auth/resend": () => {
        items = [session, phone];
        return done();
      },
    },
    { email_verified: false },
  );
  const devices = section("Where you are signed in").getByRole("listitem");
  await expect.element(devices.getByText("This browser")).toBeVisible();
  await button("Sign out Safari on iPhone").click();
  await expect.poll(() => devices.elements()).toHaveLength(1);
  expect(await sent("/revoke-session")).toEqual([{ id: "s2" }]);
  await expect.element(button("Sign out everywhere else")).not.toBeInTheDocument();
  await button("Send it again").click(); // The phone has signed in meanwhile, as the list that is read again shows.
  await button("Sign out everywhere else").click();
  await expect.element(page.getByText("Only this browser is still signed in.").first()).toBeVisible();
  await expect.poll(() => devices.elements()).toHaveLength(1);
});

test("a new password needs the current one, and signs every other device out", async () => {
  const answers = [() => refused(400, "wrong_password", "This password is not right.", "current_password")];
  const { sent } = await showAccount({ "POST /api/auth/change-password": () => (answers.shift() ?? done)() });
  await button("Change password").click();
  await field("Current password").fill("not mine");
  await field("New password").fill("tulip candle orbit mango");
  await button("Save new password").click();
  await expect.element(field("Current password")).toHaveAccessibleDescription(/This password is not right\./);
  await expect.element(field("Current password")).toHaveFocus();
  await field("Current password").fill("correct horse");
  await button("Save new password").click();
  await expect.element(page.getByText("All other devices are signed out.").first()).toBeVisible();
  expect((await sent("/change-password")).at(-1)).toEqual({
    current_password: "correct horse",
    new_password: "tulip candle orbit mango",
  });
});

test("an account is deleted with a typed word and the password, after it was said what goes with it", async () => {
  const answers = [wrongPassword];
  const { left, sent } = await showAccount({
    "DELETE /api/me": () => answers.shift()?.() ?? new Response(null, { status: 204 }),
  });
  await button("Delete account").click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await expect.element(dialog).toMatchTextContent("your profile and every answer in it");
  await button("Delete my account").click();
  await expect.element(field('Type "delete"')).toHaveAccessibleDescription("Type the word delete.");
  await expectAccessible();
  await field('Type "delete"').fill("delete");
  await field("Your password").fill("not mine");
  await button("Delete my account").click();
  await expect.element(field("Your password")).toHaveAttribute("aria-invalid", "true");
  await field("Your password").fill("correct horse");
  await button("Delete my account").click();
  await left();
  await expect.element(page.getByText("Account deleted").first()).toBeVisible();
  expect(await sent("/api/me")).toEqual([{ password: "not mine" }, { password: "correct horse" }]);
});

test("who does not know the password is mailed a link to delete the account, which deletes nothing yet", async () => {
  const { sent } = await showAccount({ "POST /api/me/deletion-link": done });
  await button("Delete account").click();
  await page.getByRole("button", { name: /mail me a link/ }).click();
  await expect.element(page.getByText(/Nothing is deleted until you open it/)).toBeVisible();
  expect(await sent("/deletion-link")).toHaveLength(1);
  expect(await sent("/api/me")).toEqual([]);
});
