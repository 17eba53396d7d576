import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signedOut } from "#domain/accounts/signed-out.ts";
import type { Subscription } from "#domain/billing/access.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { PlanBadge } from "./plan-badge.tsx";

afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;
const trialFor = (ms: number): Subscription => ({
  trial_active: true,
  subscribed: false,
  subscription_tier: null,
  trial_end: new Date(Date.now() + ms).toISOString(),
});

async function showBadge(subscription: Subscription | null) {
  const me = subscription ? studentMe(subscription) : signedOut;
  const requests = answerRequests({ "GET /api/me": () => Response.json(me) });
  await show(<PlanBadge />);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
}

const subscribe = page.getByRole("link", { name: "Subscribe" });

test("the badge says how much of a trial is left", async () => {
  await showBadge(plans.trial);
  await expect.element(page.getByText("Trial - 5 hours remaining", { exact: true })).toBeVisible();
  await expect.element(page.getByText("no charge; matches stay free")).toBeVisible();
  await expect.element(subscribe).not.toBeInTheDocument();
});

test("a trial that ends while the page is open changes without a reload", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await showBadge(trialFor(hour + 60_000));
  await expect.element(page.getByText("Trial - 2 hours remaining")).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(page.getByText("Trial - 1 hour remaining")).toBeVisible();
  await vi.advanceTimersByTimeAsync(hour);
  await expect.element(page.getByText("Trial expired")).toBeVisible();
  await expect.element(page.getByText("no charge; matches stay free")).not.toBeInTheDocument();
  await expect.element(subscribe).toHaveAttribute("href", "/subscription");
});

test("a student with premium is told so", async () => {
  await showBadge(plans.premium);
  await expect.element(page.getByText("Premium Active")).toBeVisible();
  await expect.element(subscribe).not.toBeInTheDocument();
});

test("a student with neither is told so and can subscribe", async () => {
  await showBadge(plans.none);
  await expect.element(page.getByText("Subscription Expired")).toBeVisible();
  await expect.element(subscribe).toHaveAttribute("href", "/subscription");
});

test("a visitor sees no badge", async () => {
  await showBadge(null);
  await expect.element(page.getByText(/Trial|Premium|Subscription/)).not.toBeInTheDocument();
});
