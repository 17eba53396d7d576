import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Billing, Payment } from "#domain/billing/billing.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { SubscriptionPage } from "./subscription-page.tsx";

afterEach(() => void vi.useRealTimers());

const blank: Billing = { subscription: plans.none, premium: null, payments: [], portal: false };
const renewing: Billing = {
  ...blank,
  subscription: plans.premium,
  premium: { status: "active", paid_until: "2027-02-22T12:00:00.000Z", renews: true },
};
const canceled: Billing = {
  ...renewing,
  premium: { status: "active", paid_until: "2027-02-22T12:00:00.000Z", renews: false },
};

const payment: Payment = {
  id: "in_1",
  kind: "premium",
  status: "paid",
  amount_cents: 3000,
  refunded_cents: 0,
  currency: "usd",
  credits: null,
  at: "2026-11-22T12:00:00.000Z",
  receipt_url: "https://pay.test/invoice/1",
};
const pack: Payment = { ...payment, id: "py_2", kind: "credits", credits: 100, receipt_url: null };

type Shown = {
  billing: () => Billing;
  payments?: "live" | "test" | "off";
  sessionId?: string;
  onConfirmed?: () => void;
};

async function showPage({ billing, payments = "live", sessionId, onConfirmed = () => {} }: Shown, more = {}) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "GET /api/config": () => Response.json({ payments }),
    "GET /api/billing": () => Response.json(billing()),
    ...more,
  });
  const page = <SubscriptionPage sessionId={sessionId} onConfirmed={onConfirmed} />;
  return { requests, ...(await show(page)) };
}

/** A tab that `window.open` returns. */
function fakeTab() {
  const document = { title: "", body: { textContent: "" } };
  return { closed: false, opener: window, document, close: vi.fn(), location: { replace: vi.fn() } };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const subscribe = button("Subscribe for $30");
const started = {
  "POST /api/functions/create-subscription-checkout": () => Response.json({ url: "https://pay.test/1" }),
};

test.each([
  ["none", plans.none, "No active plan", true],
  ["a trial", plans.trial, "Free trial active", true],
  ["premium", plans.premium, "Premium active", false],
] as const)(
  "with %s the page says so, and offers to subscribe where that makes sense",
  async (_, plan, state, offers) => {
    await showPage({ billing: () => ({ ...blank, subscription: plan }) });
    await expect.element(page.getByText(state, { exact: true })).toBeVisible();
    if (offers) await expect.element(subscribe).toBeVisible();
    else await expect.element(subscribe).not.toBeInTheDocument();
  },
);

test("premium lists what is open, and nothing that is only planned", async () => {
  await showPage({ billing: () => blank });
  const plan = page.getByRole("region", { name: "Premium plan" });
  await expect.element(plan.getByRole("listitem").first()).toHaveTextContent("AI search without limits");
  expect(plan.element().textContent).not.toMatch(/essay|assistant|not open/i);
});

test("the checkout opens in a tab of the click itself", async () => {
  const tab = fakeTab();
  const open = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  let answer = (_: Response) => {};
  await showPage(
    { billing: () => blank },
    {
      "POST /api/functions/create-subscription-checkout": () => new Promise<Response>((resolve) => (answer = resolve)),
    },
  );
  await subscribe.click();
  expect(open).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
  answer(Response.json({ url: "https://pay.test/1" }));
  await expect.element(page.getByText("Redirecting to payment")).toBeVisible();
  await expect.element(page.getByText("A new tab will open for secure payment processing.")).toBeVisible();
  expect(tab.location.replace).toHaveBeenCalledWith("https://pay.test/1");
  expect(tab.opener).toBeNull();
});

test("a checkout that fails closes its tab and says so", async () => {
  const tab = fakeTab();
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  await showPage({ billing: () => blank });
  await subscribe.click();
  await expect.element(page.getByText("Payment Error")).toBeVisible();
  await expect.element(page.getByText("Failed to initiate subscription. Please try again.")).toBeVisible();
  expect(tab.close).toHaveBeenCalledOnce();
});

test("a checkout without a session asks to sign in", async () => {
  vi.spyOn(window, "open").mockReturnValue(fakeTab() as unknown as Window);
  await showPage(
    { billing: () => blank },
    {
      "POST /api/functions/create-subscription-checkout": () =>
        Response.json({ code: "not_signed_in", detail: "Sign in first." }, { status: 401 }),
    },
  );
  await subscribe.click();
  await expect.element(page.getByText("Sign in required")).toBeVisible();
  await expect.element(page.getByText("Please sign in to subscribe.")).toBeVisible();
});

test("a browser that allows no new tab gets a link", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  await showPage({ billing: () => blank }, started);
  await subscribe.click();
  await expect
    .element(page.getByRole("link", { name: "Open the payment page" }))
    .toHaveAttribute("href", "https://pay.test/1");
});

test("a page that is looked at again shows the plan that was bought elsewhere", async () => {
  let billing = blank;
  await showPage({ billing: () => billing });
  await expect.element(subscribe).toBeVisible();
  billing = renewing;
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByText("Premium active", { exact: true })).toBeVisible();
});

test("one click cancels the renewal, and another one renews again", async () => {
  let billing = renewing;
  const { requests } = await showPage(
    { billing: () => billing },
    {
      "POST /api/billing/renewal": async (request: Request) => {
        const { renews } = await request.json();
        billing = renews ? renewing : canceled;
        return Response.json(billing);
      },
    },
  );
  const plan = page.getByRole("region", { name: "Current plan" });
  await expect.element(plan).toMatchTextContent("Premium renews on February 22, 2027 for $30.");
  await button("Cancel renewal").click();
  await expect
    .element(plan)
    .toMatchTextContent("Premium stays open until February 22, 2027, and we charge nothing more.");
  await button("Renew again").click();
  await expect.element(button("Cancel renewal")).toBeVisible();
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("a renewal costs what premium cost the last time", async () => {
  const payments = [pack, { ...payment, id: "in_2", amount_cents: 2550 }, payment];
  await showPage({ billing: () => ({ ...renewing, payments }) });
  await expect.element(page.getByText(/renews on/)).toMatchTextContent("for $25.50.");
});

test("a renewal that failed says so, and the student who cancels it can subscribe again", async () => {
  const premium = { status: "past_due", paid_until: "2026-11-20T12:00:00.000Z", renews: true } as const;
  let billing: Billing = { ...blank, premium, portal: true };
  await showPage(
    { billing: () => billing },
    {
      "POST /api/billing/renewal": () => {
        billing = { ...billing, premium: { ...premium, status: "ended", renews: false } };
        return Response.json(billing.premium);
      },
    },
  );
  await expect.element(page.getByText("Your last payment failed")).toBeVisible();
  await expect.element(page.getByText(/If you cancel, your subscription ends right away/)).toBeVisible();
  await expect.element(button("Change card")).toBeVisible();
  await expect.element(subscribe).not.toBeInTheDocument();
  await button("Cancel renewal").click();
  await expect.element(subscribe).toBeVisible();
  await expect.element(page.getByText("Your last payment failed")).not.toBeInTheDocument();
});

test("payments are listed with what became of them", async () => {
  const payments: Payment[] = [
    payment,
    { ...pack, status: "partly_refunded", refunded_cents: 1250 },
    { ...pack, id: "py_3", status: "failed" },
  ];
  await showPage({ billing: () => ({ ...blank, payments }) });
  await expect
    .element(page.getByRole("link", { name: "Invoice of November 22, 2026" }))
    .toHaveAttribute("href", "https://pay.test/invoice/1");
  await expect.element(page.getByText("$12.50 refunded")).toBeVisible();
  await expect.element(page.getByText("Failed, nothing charged")).toBeVisible();
});

test("the card is changed at the provider, where it has a page for that", async () => {
  const tab = fakeTab();
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  await showPage(
    { billing: () => ({ ...renewing, portal: true }) },
    {
      "POST /api/billing/portal": () => Response.json({ url: "https://pay.test/portal" }),
    },
  );
  await button("Change card").click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([["https://pay.test/portal"]]);
});

test("where payments are off the page says so and has no button to pay", async () => {
  await showPage({ billing: () => blank, payments: "off" });
  await expect.element(page.getByText("Payments are not set up here")).toBeVisible();
  await expect.element(subscribe).not.toBeInTheDocument();
});

test("a student who comes back from a checkout sees premium once it is confirmed", async () => {
  let billing = blank;
  const onConfirmed = vi.fn();
  await showPage({ billing: () => billing, sessionId: "cs_1", onConfirmed });
  await expect.element(page.getByText("Confirming your payment")).toBeVisible();
  billing = renewing;
  await expect.element(page.getByText("Premium active", { exact: true })).toBeVisible();
  expect(onConfirmed).toHaveBeenCalledOnce();
});

test("a payment that nobody confirms ends the wait after a minute, and the student can check again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let billing = blank;
  await showPage({ billing: () => billing, sessionId: "cs_invented" });
  await expect.element(page.getByText("Confirming your payment")).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(page.getByText("We cannot see this payment yet")).toBeVisible();
  await expect.element(page.getByText("Confirming your payment")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/contact");
  billing = renewing;
  await button("Check again").click();
  await expect.element(page.getByText("Premium active", { exact: true })).toBeVisible();
});
