import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CheckedLink, LinkKind } from "#domain/accounts/account-settings.ts";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { refused, signedIn, signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import type { SignInOutcome } from "../sign-in/sign-in-requests.ts";
import { ConfirmPage } from "./confirm-page.tsx";

/** The page of a mailed link that works, with these answers of the server. */
async function showLink(kind: LinkKind, answers: Answers, checked: Partial<CheckedLink> = {}) {
  const outcomes: SignInOutcome[] = [];
  const requests = answerRequests({
    ...signInAnswers,
    "POST /api/auth/check-link": () =>
      Response.json({ email: "maya@example.test", removes_sign_in_methods: false, ...checked }),
    ...answers,
  });
  await show(
    <ConfirmPage
      link={{ kind, token: "t" }}
      onSignIn={(outcome) => outcomes.push(outcome)}
      onDeleted={async () => {}}
    />,
  );
  const sent = (path: string) =>
    Promise.all(
      requests.filter(({ method, url }) => method !== "GET" && url.endsWith(path)).map((one) => one.clone().json()),
    );
  return { outcomes, sent };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const newPassword = page.getByRole("textbox", { name: "New password" });
const password = page.getByRole("textbox", { name: "Password", exact: true });

const links = [
  { kind: "confirm", path: "/verify-email", action: "Confirm email", events: ["signed_in", "user_updated"] },
  { kind: "magic_link", path: "/magic-link/verify", action: "Sign In", events: ["signed_in"] },
  { kind: "reset", path: "/reset-password", action: "Save new password", events: ["signed_in", "user_updated"] },
] as const;

test.each(links)(
  "a link of the kind $kind works again after its answer was lost, and is then told to the other tabs",
  async ({ kind, path, action, events }) => {
    const hear = hearAuthEvents();
    let isLost = true;
    const { outcomes, sent } = await showLink(kind, {
      [`POST /api/auth${path}`]: () => {
        if (!isLost) return signedIn();
        isLost = false;
        throw new TypeError("Failed to fetch");
      },
    });
    if (kind === "reset") {
      await newPassword.fill("tulip candle orbit mango");
      // Twice, as React's strict mode runs what opening the page does twice.
      await hear("password_recovery", "password_recovery");
    }
    await button(action).click();
    await expect.element(page.getByText(/^The server could not be reached\./)).toBeVisible();
    expect(outcomes).toEqual([]);
    if (kind === "reset") await newPassword.fill("another one altogether");
    await button(action).click();
    await expect.poll(() => outcomes).toMatchObject([{ next: "/dashboard" }]);
    await hear(...events);
    const [first, second] = await sent(path);
    expect(second).toEqual(kind === "reset" ? { token: "t", new_password: "another one altogether" } : first);
  },
);

test("a link to an email that was never confirmed says what it takes away, and signs in from the keyboard", async () => {
  const { outcomes } = await showLink(
    "magic_link",
    { "POST /api/auth/magic-link/verify": signedIn },
    { removes_sign_in_methods: true },
  );
  await expect.element(page.getByText("This email was never confirmed")).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Sign In")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => outcomes).toHaveLength(1);
});

test("in a browser that is not signed in, confirming an email asks for the password, or claims the account without it", async () => {
  const { outcomes, sent } = await showLink("confirm", {
    "POST /api/auth/verify-email": async (request) => {
      const { password: given, start_fresh } = await request.json();
      if (start_fresh) return signedIn();
      return given
        ? refused(400, "wrong_password", "This password is not right.")
        : refused(409, "password_needed", "Enter the password.");
    },
  });
  await button("Confirm email").click();
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await password.fill("not mine");
  await button("Confirm email").click();
  await expect.element(password).toHaveAccessibleDescription(/This password is not right\./);
  expect(outcomes).toEqual([]);
  await button("I did not set this password").click();
  await expect.poll(() => outcomes).toHaveLength(1);
  expect((await sent("/verify-email")).at(-1)).toEqual({ token: "t", start_fresh: true });
});

test("an account without a password is to sign in first, in a browser where it is not signed in", async () => {
  const { outcomes } = await showLink("change_email", {
    "POST /api/auth/verify-email": () => refused(409, "no_password", "Sign in first."),
  });
  await button("Confirm email").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Sign in on this device first");
  await expect.element(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth?next=%2Faccount");
  await expectAccessible();
  expect(outcomes).toEqual([]);
});

test("a mailed link deletes the account only after it was understood that nothing brings it back", async () => {
  const { sent } = await showLink("deletion", { "DELETE /api/me": () => new Response(null, { status: 204 }) });
  await expect.element(button("Delete my account")).toBeDisabled();
  await page.getByRole("checkbox", { name: "I understand that this cannot be undone" }).click();
  await expectAccessible();
  await button("Delete my account").click();
  await expect.element(page.getByText("Account deleted").first()).toBeVisible();
  expect(await sent("/api/me")).toContainEqual({ token: "t" });
});
