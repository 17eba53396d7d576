import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { refused, signedIn, signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import type { SignInOutcome } from "../sign-in/sign-in-requests.ts";
import { SecondFactorPage } from "./second-factor-page.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

/** Shows the page. Codes but "123456" and "code-3" are refused. `path` is what the last code was sent to. */
async function showPage(code = "invalid_code") {
  const outcomes: SignInOutcome[] = [];
  let expired = 0;
  const check = async (request: Request) =>
    ["123456", "code-3"].includes((await request.json()).code)
      ? signedIn()
      : refused(401, code, "This code is not right.");
  const requests = answerRequests({
    ...signInAnswers,
    "POST /api/auth/two-factor/verify-totp": check,
    "POST /api/auth/two-factor/verify-recovery-code": check,
  });
  await show(
    <SecondFactorPage
      next={undefined}
      onSignIn={(outcome) => outcomes.push(outcome)}
      onExpired={() => {
        expired += 1;
      }}
    />,
  );
  const path = () => new URL(requests.findLast(({ method }) => method === "POST")?.url ?? "").pathname;
  return { outcomes, path, expired: () => expect.poll(() => expired).toBe(1) };
}

test("the code field has the focus and is filled by phones, a wrong code is said at it, and a right one signs in", async () => {
  const { outcomes, path } = await showPage();
  await expect.element(field("Six-digit code")).toHaveFocus();
  await expect.element(field("Six-digit code")).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessibleAtEverySize();
  await field("Six-digit code").fill("000000");
  await button("Sign In").click();
  await expect.element(field("Six-digit code")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Six-digit code")).toHaveAccessibleDescription(/This code is not right\./);
  expect(outcomes).toEqual([]);
  await field("Six-digit code").fill("123456");
  await button("Sign In").click();
  await expect.poll(() => outcomes).toMatchObject([{ next: "/dashboard" }]);
  expect(path()).toBe("/api/auth/two-factor/verify-totp");
  await expect.element(page.getByText("Welcome back!").first()).toBeVisible();
});

test("a recovery code signs in as well", async () => {
  const { outcomes, path } = await showPage();
  await button("Use a recovery code instead").click();
  await expect.element(field("Recovery code")).toHaveFocus();
  await expectAccessible();
  await field("Recovery code").fill("code-3");
  await button("Sign In").click();
  await expect.poll(() => outcomes).toHaveLength(1);
  expect(path()).toBe("/api/auth/two-factor/verify-recovery-code");
});

test("a first step that was too long ago starts again", async () => {
  const { outcomes, expired } = await showPage("two_factor_expired");
  await field("Six-digit code").fill("000000");
  await button("Sign In").click();
  await expired();
  expect(outcomes).toEqual([]);
});
