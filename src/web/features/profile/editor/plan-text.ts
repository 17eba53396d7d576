import type { Subscription } from "#domain/billing/access.ts";

/** The texts of a plan: its name, one sentence, and its tone: gold (paid), green (trial) or plain (neither). */
export type PlanWords = { plan: string; status: string; tone: "gold" | "green" | "plain" };

const hourMs = 3_600_000;

export function planWords(subscription: Subscription | null, now: Date): PlanWords {
  if (subscription?.subscribed)
    return { plan: "Premium Plan", status: "Everything in Laurel, without limits.", tone: "gold" };
  const left = subscription?.trial_end ? Date.parse(subscription.trial_end) - now.getTime() : 0;
  if (!subscription?.trial_active || left <= 0)
    return { plan: "Free Plan", status: "Matching, your profile and deadlines stay free.", tone: "plain" };
  const hours = Math.ceil(left / hourMs);
  return {
    plan: "Free Trial",
    status: `Everything is open for ${hours === 1 ? "1 more hour" : `${hours} more hours`}. It ends by itself, and we charge nothing.`,
    tone: "green",
  };
}
