import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { expectNoToast } from "#tests/support/component/expect-no-toast.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { codeNeeded, refused, signedIn, signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import { blankDraft } from "./auth-forms.ts";
import { AuthPage, type AuthTabs } from "./auth-page.tsx";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";
import type { SignInOutcome } from "./sign-in-requests.ts";

type AuthProps = { onSignIn?: (outcome: SignInOutcome) => void; error?: string | undefined };

function Auth({ onSignIn = () => {}, error }: AuthProps) {
  const [tabs, setTabs] = useState<AuthTabs>({ mode: "sign-in", method: "password" });
  const draft = useRef({ ...blankDraft });
  return <AuthPage tabs={tabs} onTabs={setTabs} error={error} draft={draft} next={undefined} onSignIn={onSignIn} />;
}

/** The page with these answers of the server. `outcomes` are the accepted sign-ins, after which its route goes on. */
async function showAuth(answers: Answers = {}) {
  const outcomes: SignInOutcome[] = [];
  const requests = answerRequests({ ...signInAnswers, ...answers });
  const { router } = await show(<Auth onSignIn={(outcome) => outcomes.push(outcome)} />, "/auth");
  const sent = (path: string) =>
    Promise.all(requests.filter(({ url }) => url.endsWith(path)).map((one) => one.clone().json()));
  return { outcomes, router, sent };
}

const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const meter = page.getByRole("status");

async function fillSignUp(password: string) {
  await tab("Sign Up").click();
  await field("Full Name").fill("Maya Ortiz");
  await field("Email Address").fill("maya@example.test");
  await field("Password").fill(password);
}

async function signIn() {
  await field("Email").fill("maya@example.test");
  await field("Password").fill("correct horse");
  await button("Sign In").click();
}

test("each missing value of a sign-up shows an error at its field, and the first gets the focus", async () => {
  const { sent } = await showAuth();
  await tab("Sign Up").click();
  await field("Email Address").fill("maya at example");
  await field("Password").fill("12345");
  await button("Sign Up").click();
  await expect.element(field("Full Name")).toHaveFocus();
  await expect.element(field("Full Name")).toHaveAccessibleDescription("Enter your full name.");
  await expect.element(field("Email Address")).toHaveAccessibleDescription("Enter a valid email address.");
  await expect.element(field("Password")).toHaveAccessibleDescription(/^Password must be at least 6 characters/);
  await expectAccessible();
  expect(await sent("/sign-up/email")).toEqual([]);
});

test("the form helps password managers, has our words for the errors of a proxy, and keeps its input on the other tab", async () => {
  const proxy = (status: number) => new Response("<html><h1>nginx</h1></html>", { status });
  const answers = [proxy(502), proxy(500)];
  const { router } = await showAuth({ "POST /api/auth/sign-in/email": () => answers.shift() ?? signedIn() });
  await expect.element(field("Email")).toHaveAttribute("autocomplete", "username");
  await expect.element(field("Password")).toHaveAttribute("autocomplete", "current-password");
  await expect.element(field("Password")).toHaveAttribute("type", "password");
  await button("Show password").click();
  await expect.element(field("Password")).toHaveAttribute("type", "text");
  await button("Hide password").click();
  await expect.element(field("Password")).toHaveAttribute("type", "password");
  await signIn();
  const unreachable = "Laurel cannot be reached right now. Wait a moment and try again.";
  await expect.element(page.getByText(unreachable, { exact: true })).toBeVisible();
  await button("Sign In").click();
  await expect.element(page.getByText("An unexpected error occurred", { exact: true })).toBeVisible();
  await tab("Sign Up").click();
  await expect.element(field("Full Name")).toHaveAttribute("autocomplete", "name");
  await expect.element(field("Email Address")).toHaveValue("maya@example.test");
  await expect.element(field("Password")).toHaveValue("correct horse");
  await expect.element(field("Password")).toHaveAttribute("autocomplete", "new-password");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/");
});

test("the password meter recommends a passphrase, and a refused password shows the reason", async () => {
  const words = "This password is your own name or email.";
  const answers = [refused(400, "weak_password", words, "password")];
  const { outcomes } = await showAuth({ "POST /api/auth/sign-up/email": () => answers.shift() ?? signedIn() });
  await fillSignUp("mayaortiz");
  await expect.element(meter).toMatchTextContent("Your own name or email is easy to guess.");
  await button("Sign Up").click();
  await expect.element(field("Password")).toHaveAccessibleDescription(new RegExp(words));
  await field("Password").fill("");
  await expect.element(meter).toMatchTextContent("Best is a passphrase");
  await field("Password").fill("tulip candle orbit mango");
  await expect.element(meter).toMatchTextContent("Strong.");
  await button("Sign Up").click();
  await expect.poll(() => outcomes).toHaveLength(1);
});

test("after too many tries a magic link is offered, for the email that was typed", async () => {
  const { sent } = await showAuth({
    "POST /api/auth/sign-in/email": () => refused(429, "too_many_requests", "Too many tries."),
    "POST /api/auth/sign-in/magic-link": () => Response.json({}),
  });
  await signIn();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Too many tries with a password");
  await expectAccessible();
  await button("Use a magic link").click();
  await expect.element(field("Email")).toHaveValue("maya@example.test");
  await button("Send Magic Link").click();
  await expect.element(page.getByText("Magic link sent!")).toBeVisible();
  expect(await sent("/sign-in/magic-link")).toMatchObject([{ email: "maya@example.test" }]);
});

test("a magic link can be asked for with the keyboard alone, and is on its way if the email has an account", async () => {
  await showAuth({ "POST /api/auth/sign-in/magic-link": () => Response.json({}) });
  await tab("Password").click();
  await userEvent.keyboard("{ArrowRight}{Tab}{Tab}");
  await expect.element(field("Email")).toHaveFocus();
  await userEvent.keyboard("maya@example.test{Enter}");
  await expect.element(page.getByText(/^If .* has an account, a link is on its way/)).toBeVisible();
  await expect.element(button("Send again")).toBeVisible();
  await expectAccessible();
});

test("without Google keys its tab says that it isn't available", async () => {
  await showAuth();
  await tab("Google").click();
  await expect.element(page.getByText("Google sign-in isn't available here")).toBeVisible();
  await expect.element(button("Continue with Google")).toBeDisabled();
  await expectAccessible();
});

test("a sign-up that is asked for the code of an existing account does not say that an account was made", async () => {
  const { outcomes } = await showAuth({ "POST /api/auth/sign-up/email": codeNeeded });
  await fillSignUp("correct horse");
  await button("Sign Up").click();
  await expect.poll(() => outcomes).toEqual([{ two_factor_required: true, next: "/dashboard" }]);
  await expectNoToast("Account created!");
});

test("signing up and signing in are told to the other tabs, once each", async () => {
  await showAuth({ "POST /api/auth/sign-up/email": signedIn, "POST /api/auth/sign-in/email": signedIn });
  const hear = hearAuthEvents();
  await fillSignUp("correct horse");
  await button("Sign Up").click();
  await hear("signed_in");
  await tab("Sign In").click();
  await signIn();
  await hear("signed_in");
});

test.each([
  ["google_refused", "You did not allow it at Google"],
  ["google_state", "This Google sign-in is no longer valid"],
  ["google_failed", "Signing in with Google did not work"],
  ["google_email_not_verified", "Google has not verified this email"],
])("a sign-in that came back with %s says why", async (error, words) => {
  answerRequests(signInAnswers);
  await show(<Auth error={error} />);
  await expect.element(page.getByRole("alert")).toMatchTextContent(words);
  if (error === "google_state") await expectAccessibleAtEverySize();
});

test("the page for a forgotten password is accessible, fits every window and leads back", async () => {
  answerRequests(signInAnswers);
  await show(<ForgotPasswordPage next="/guides" draft={{ current: { ...blankDraft } }} />);
  await expect.element(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
  const back = page.getByRole("link", { name: "Back to Sign In" });
  await expect.element(back).toHaveAttribute("href", "/auth?next=%2Fguides");
  await expectAccessibleAtEverySize();
});
