import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { studentMe } from "#tests/support/component/student-me.ts";
import { CreditSuccessPage } from "./credit-success-page.tsx";

afterEach(() => void vi.useRealTimers());

async function showPage(answer: () => Response | Promise<Response>) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "POST /api/functions/process-credit-payment": answer,
  });
  await show(<CreditSuccessPage sessionId="cs_1" />);
  return requests;
}

const added = () => Response.json({ credits_added: 100, new_balance: 130 });
const refused = (code: string, detail: string) => () => Response.json({ code, detail }, { status: 409 });
const pending = refused("payment_pending", "This payment is not complete yet. Try again in a moment.");
const unpaid = refused("not_paid", "This payment ended without being paid. Nothing was charged.");
const problem = page.getByText("There was an issue processing your payment. Please contact support.");
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

test("a payment that is pending at first is asked about again, without an error", async () => {
  let answer = pending;
  const requests = await showPage(() => answer());
  await expect.element(processing).toBeVisible();
  await expect.poll(() => requests.some(({ method }) => method === "POST")).toBe(true);
  answer = added;
  await expect.element(page.getByText("+100 credits")).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});

test("a payment that stays pending is explained after a minute, and can be checked again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let answer = pending;
  await showPage(() => answer());
  await expect.element(processing).toBeVisible();
  const end = page.getByText("We cannot see this payment yet");
  const passAttempt = async () => {
    await vi.advanceTimersByTimeAsync(2000);
    return end.query();
  };
  await expect.poll(passAttempt, { timeout: 10_000, interval: 1 }).not.toBeNull();
  await expect.element(processing).not.toBeInTheDocument();
  await expect.element(problem).not.toBeInTheDocument();
  answer = added;
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.element(page.getByText("+100 credits")).toBeVisible();
});

test("a payment that fails ends the wait, says so and can be tried again", async () => {
  let answer = unpaid;
  await showPage(() => answer());
  await expect.element(problem).toBeVisible();
  await expect.element(processing).not.toBeInTheDocument();
  answer = added;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("+100 credits")).toBeVisible();
});
