import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { codeNeeded, refused, signedIn, signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import { studentMe } from "#tests/support/component/student-me.ts";
import { meQuery } from "../api.ts";
import EmailForm from "../settings/email-form.tsx";
import SessionWatch from "./session-watch.tsx";

const account: AccountSettings = {
  email: "maya@example.test",
  email_verified: true,
  has_password: true,
  google: false,
  two_factor_enabled: true,
  recovery_codes_left: 10,
  created_at: "2026-11-18T12:00:00.000Z",
};

/** What watches the session, beside a form of a page. */
function Watched() {
  const me = useQuery(meQuery).data;
  if (!me) return <p>Loading</p>;
  return (
    <>
      <SessionWatch me={me} />
      <EmailForm account={account} onSent={() => {}} onCancel={() => {}} />
    </>
  );
}

/** Shows what watches the session. `endSession` ends it as the server does, and lets the page find out. */
async function showWatch(answers: Answers = {}) {
  let isOver = false;
  const accept = () => {
    isOver = false;
    return signedIn();
  };
  answerRequests({
    ...signInAnswers,
    "GET /api/me": () => Response.json(isOver ? signedOut : studentMe()),
    "POST /api/auth/sign-in/email": codeNeeded,
    "POST /api/auth/two-factor/verify-recovery-code": accept,
    "POST /api/auth/two-factor/verify-totp": async (request) => {
      const { code } = await request.json();
      if (code === "000000") return refused(400, "invalid_code", "This code is not right.");
      return code === "111111" ? refused(401, "two_factor_expired", "Too late.") : accept();
    },
    ...answers,
  });
  const { queryClient } = await show(<Watched />);
  await expect.element(page.getByText("Loading")).not.toBeInTheDocument();
  return async () => {
    isOver = true;
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  };
}

const question = page.getByRole("dialog", { name: "Your session has ended" });
const password = question.getByRole("textbox", { name: "Password" });
const code = question.getByRole("textbox", { name: "Six-digit code" });
const enter = () => question.getByRole("button", { name: "Sign In", exact: true }).click();

const newEmail = page.getByLabelText("New email");
/** Fills in a half of the form of the page, and ends the session. */
async function fillHalf(endSession: () => Promise<void>) {
  await newEmail.fill("half-typed@example.test");
  await endSession();
}

async function givePassword() {
  await password.fill("correct horse");
  await enter();
  await expect.element(code).toHaveFocus();
}

test("the dialog to sign in again asks for the code too, a wrong one, a late one, a right one, and the half-filled form is kept", async () => {
  const endSession = await showWatch();
  await fillHalf(endSession);
  await givePassword();
  await expectAccessible();
  await code.fill("000000");
  await enter();
  await expect.element(code).toHaveAccessibleDescription(/This code is not right\./);
  await code.fill("111111");
  await enter();
  await expect.element(question.getByRole("alert")).toMatchTextContent("The second step took too long");
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await givePassword();
  await expect.element(question.getByRole("alert")).not.toBeInTheDocument();
  await code.fill("222222");
  await enter();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(newEmail).toHaveValue("half-typed@example.test");
});

test("in the dialog to sign in again, a recovery code stands in for the app, and the half-filled form is kept", async () => {
  const endSession = await showWatch();
  await fillHalf(endSession);
  await givePassword();
  await question.getByRole("button", { name: "Use a recovery code instead" }).click();
  await question.getByRole("textbox", { name: "Recovery code" }).fill("abcde-fghjk");
  await enter();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(newEmail).toHaveValue("half-typed@example.test");
});

test("a renewed session, and one that the server has ended, are told to the other tabs", async () => {
  const session = (seconds: number) => () =>
    Response.json({ session: { expires_at: new Date(Date.now() + seconds * 1000).toISOString() } });
  const hear = hearAuthEvents();
  const endSession = await showWatch({
    "GET /api/auth/get-session": session(80),
    "POST /api/auth/refresh": session(3600),
  });
  // The student comes back to this tab, which is when it checks the session besides every half minute.
  document.dispatchEvent(new Event("visibilitychange"));
  await hear("token_refreshed");
  await endSession();
  await hear("signed_out by server");
});
