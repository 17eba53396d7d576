import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { studentMe } from "#tests/support/component/student-me.ts";
import { CreditSuccessPage } from "./credit-success-page.tsx";

async function showPage(answer: () => Response | Promise<Response>) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "POST /api/functions/process-credit-payment": answer,
  });
  await show(<CreditSuccessPage sessionId="cs_1" />);
  return requests;
}

const added = () => Response.json({ credits_added: 100, new_balance: 130 });
const failed = () => Response.json({ code: "payment_not_confirmed", detail: "Not paid." }, { status: 409 });
const processing = page.getByText("Processing your payment…");

test("a payment that is confirmed shows the credits added, the new balance and where to go", async () => {
  let answer = (_: Response) => {};
  const requests = await showPage(() => new Promise<Response>((resolve) => (answer = resolve)));
  await expect.element(processing).toBeVisible();
  answer(added());
  await expect.element(page.getByText("+100 credits")).toBeVisible();
  await expect.element(processing).not.toBeInTheDocument();
  await expect.element(page.getByText("130 credits")).toBeVisible();
  await expect.element(page.getByText("100 credits have been added to your account.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect.element(page.getByRole("link", { name: "AI Assistant" })).toHaveAttribute("href", "/assistant");
  const calls = requests.filter(({ method }) => method === "POST");
  expect(await calls[0]?.json()).toEqual({ session_id: "cs_1" });
  expect(calls).toHaveLength(1);
});

test("a payment that fails ends the wait, says so and can be tried again", async () => {
  let answer = failed;
  await showPage(() => answer());
  await expect
    .element(page.getByText("There was an issue processing your payment. Please contact support."))
    .toBeVisible();
  await expect.element(processing).not.toBeInTheDocument();
  answer = added;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("+100 credits")).toBeVisible();
});
