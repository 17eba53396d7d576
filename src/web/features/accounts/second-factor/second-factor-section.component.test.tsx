import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { refused, signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import { accountQuery } from "../settings/account-api.ts";
import { SecondFactorSection } from "./second-factor-section.tsx";

const off: AccountSettings = {
  email: "maya@example.test",
  email_verified: true,
  has_password: true,
  google: false,
  two_factor_enabled: false,
  recovery_codes_left: 0,
  created_at: "2026-11-18T12:00:00.000Z",
};
const on = { ...off, two_factor_enabled: true, recovery_codes_left: 9 };
const setup = {
  totp_uri: "otpauth://totp/Laurel:maya@example.test?secret=ABCDEFGHIJKLMNOP&issuer=Laurel",
  secret: "ABCDEFGHIJKLMNOP",
  recovery_codes: Array.from({ length: 10 }, (_, at) => `code-${at}`),
};

const section = page.getByRole("region", { name: "Two-step sign-in" });
const button = (name: string) => section.getByRole("button", { name, exact: true });
const field = (name: string) => section.getByRole("textbox", { name, exact: true });

function Section() {
  const account = useQuery(accountQuery).data;
  return account && <SecondFactorSection account={account} />;
}

/** Shows the section of an account, with these answers of the server. Each of them can change the account. */
async function showSection(account: AccountSettings, answers: (set: (next: AccountSettings) => void) => Answers) {
  let stored = account;
  answerRequests({
    ...signInAnswers,
    "GET /api/auth/account": () => Response.json(stored),
    ...answers((next) => {
      stored = next;
    }),
  });
  await show(<Section />);
}

const wrongPassword = () => refused(400, "wrong_password", "This password is not right.", "password");

test("two-step sign-in is set up with the password, a key and its first code, and the recovery codes can be downloaded", async () => {
  const tries = [wrongPassword];
  const codes = [() => refused(400, "invalid_code", "This code is not right.")];
  await showSection(off, (set) => ({
    "POST /api/auth/two-factor/enable": () => tries.shift()?.() ?? Response.json(setup),
    "POST /api/auth/two-factor/verify-totp": () => {
      const refusal = codes.shift()?.();
      if (!refusal) set({ ...on, recovery_codes_left: 10 });
      return refusal ?? Response.json({ success: true });
    },
  }));
  const hear = hearAuthEvents();
  await expect.element(section.getByText("Off", { exact: true })).toBeVisible();
  await button("Set up").click();
  await field("Your password").fill("not mine");
  await button("Go on").click();
  await expect.element(field("Your password")).toHaveAccessibleDescription(/This password is not right\./);
  await field("Your password").fill("correct horse");
  await button("Go on").click();
  await expect.element(section.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expect.element(section.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
  await expectAccessible();
  await field("Six-digit code").fill("000000");
  await button("Turn on").click();
  await expect.element(field("Six-digit code")).toHaveAccessibleDescription(/This code is not right\./);
  await field("Six-digit code").fill("123456");
  await button("Turn on").click();
  await expect.element(section.getByText(/Keep these codes\./)).toBeVisible();
  await hear("user_updated");
  expect(
    section
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(setup.recovery_codes);
  const file = section.getByRole("link", { name: "Download" });
  await expect.element(file).toHaveAttribute("download", "laurel-recovery-codes.txt");
  await expect.element(file).toHaveAttribute("href", expect.stringMatching(/^blob:/));
  expect(await contentsOf(file.element())).toMatch(/Each works once\.\n\ncode-0\ncode-1\n/);
  await expectAccessible();
  await button("I have kept them").click();
  await expect.element(section.getByText("On", { exact: true })).toBeVisible();
});

/** What a link to a file of the page leads to. An XMLHttpRequest, as `fetch` is the server of the test. */
function contentsOf(link: Element): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  request.onload = () => resolve(request.responseText);
  request.open("GET", link.getAttribute("href") ?? "");
  request.send();
  return promise;
}

test("it says how many recovery codes are left, and is turned off with the password", async () => {
  const tries = [wrongPassword];
  await showSection(on, (set) => ({
    "POST /api/auth/two-factor/disable": () => {
      const refusal = tries.shift()?.();
      if (!refusal) set(off);
      return refusal ?? Response.json({ success: true });
    },
  }));
  await expect.element(section).toMatchTextContent("9 recovery codes left");
  await button("Turn off").click();
  await field("Your password").fill("not mine");
  await button("Turn off").click();
  await expect.element(field("Your password")).toHaveAccessibleDescription(/This password is not right\./);
  await field("Your password").fill("correct horse");
  await button("Turn off").click();
  await expect.element(section.getByText("Off", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Two-step sign-in is off").first()).toBeVisible();
});

test("an account without a password is to set one first", async () => {
  await showSection({ ...off, has_password: false }, () => ({}));
  await expect.element(section.getByText(/^Set a password first\./)).toBeVisible();
  await expect.element(button("Set up")).not.toBeInTheDocument();
});
