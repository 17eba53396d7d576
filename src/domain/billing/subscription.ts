import { z } from "zod";

export const trialHours = 24;

/** The names are those of the specification's check-subscription answer. */
export const Subscription = z.object({
  trial_active: z.boolean(),
  subscribed: z.boolean(),
  subscription_tier: z.string().nullable(),
  trial_end: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The subscription of an account without a purchase: full access for 24 hours from sign-up. */
export function trialSubscription(signedUpAt: Date, now: Date): Subscription {
  const end = new Date(signedUpAt.getTime() + trialHours * 3_600_000);
  return { trial_active: now < end, subscribed: false, subscription_tier: null, trial_end: end.toISOString() };
}
