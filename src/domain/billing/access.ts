import { z } from "zod";
import { trialHours } from "./prices.ts";

/** The names are those of the specification's check-subscription answer. */
export const Subscription = z.object({
  trial_active: z.boolean(),
  subscribed: z.boolean(),
  subscription_tier: z.string().nullable(),
  trial_end: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The dates that decide what a student may use. */
type AccessDates = {
  trial_ends_at: Date;
  /** The end of the time that is paid for; null when nothing was ever paid. */
  premium_until: Date | null;
};

/** Whether the trial or premium is active at a moment. Both end to the second, and their last second is the one before. */
export function accessAt({ trial_ends_at, premium_until }: AccessDates, now: Date): Subscription {
  const subscribed = premium_until !== null && now < premium_until;
  return {
    trial_active: now < trial_ends_at,
    subscribed,
    subscription_tier: subscribed ? "premium" : null,
    trial_end: trial_ends_at.toISOString(),
  };
}

/** Whether everything is open, so that no call costs credits and the assistant answers. */
export const hasEverything = ({ trial_active, subscribed }: Subscription): boolean => trial_active || subscribed;

/** The end of a trial that starts at this moment. */
export const trialEnd = (startedAt: Date): Date => new Date(startedAt.getTime() + trialHours * 3_600_000);
