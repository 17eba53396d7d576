import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AccountSession, AccountSettings } from "#domain/accounts/account-settings.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { signInAnswers } from "#tests/support/component/sign-in-answers.ts";
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

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

/** Shows the page to a student. The returned function waits until it was left. */
async function showAccount() {
  const done = () => Response.json({});
  answerRequests({
    ...signInAnswers,
    "GET /api/auth/account": () => Response.json(account),
    "GET /api/auth/list-sessions": () => Response.json({ items: [session] }),
    "GET /api/profile": () => Response.json({ code: "no_profile" }, { status: 404 }),
    "POST /api/auth/change-password": done,
    "POST /api/auth/sign-out": done,
    "DELETE /api/me": () => new Response(null, { status: 204 }),
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
  return () => expect.poll(() => isLeft).toBe(true);
}

test("a changed password and the deletion of the account are told to the other tabs", async () => {
  const left = await showAccount();
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
  const left = await showAccount();
  const hear = hearAuthEvents();
  await button("Sign Out").click();
  await hear("signed_out by student");
  await left();
});
