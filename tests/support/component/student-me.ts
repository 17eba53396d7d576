import type { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import type { Subscription } from "#domain/billing/access.ts";

const ended: Subscription = {
  trial_active: false,
  subscribed: false,
  subscription_tier: null,
  trial_end: "2026-01-02T00:00:00.000Z",
};

/** Plans for components: no plan, a trial with 5 hours left, and premium. */
export const plans = {
  none: ended,
  trial: { ...ended, trial_active: true, trial_end: new Date(Date.now() + 5 * 3_600_000).toISOString() },
  premium: { ...ended, subscribed: true, subscription_tier: "premium" },
} satisfies Record<string, Subscription>;

/** The answer of `GET /api/me` for a student with a plan. */
export const studentMe = (subscription: Subscription = ended): Me => ({
  ...signedOut,
  user: { id: "u1", email: "maya@example.test", full_name: "Maya Ortiz" },
  subscription,
});
