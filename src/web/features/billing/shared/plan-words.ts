import type { Subscription } from "#domain/billing/access.ts";
import { trialHours } from "#domain/billing/prices.ts";

/** What a student has at a moment. */
export type Plan =
  | { kind: "premium" }
  /** `hours` that are left, rounded up. */
  | { kind: "trial"; hours: number }
  /** The trial ended after the server's last answer. */
  | { kind: "trial_ended" }
  | { kind: "none" };

export const hourMs = 3_600_000;

export function planAt({ subscribed, trial_active, trial_end }: Subscription, now: Date): Plan {
  if (subscribed) return { kind: "premium" };
  if (!trial_active || !trial_end) return { kind: "none" };
  // At most the length of a trial, where the clock of the browser is slow.
  const hours = Math.min(trialHours, Math.ceil((Date.parse(trial_end) - now.getTime()) / hourMs));
  return hours > 0 ? { kind: "trial", hours } : { kind: "trial_ended" };
}

/** Whether everything is open, so that no call costs credits. */
export const isAllOpen = ({ kind }: Plan): boolean => kind === "premium" || kind === "trial";

const inHours = (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`);

/** The text of the badge in the header. */
export function badgeText(plan: Plan): string {
  switch (plan.kind) {
    case "premium":
      return "Premium Active";
    case "trial":
      return `Trial - ${inHours(plan.hours)} remaining`;
    case "trial_ended":
      return "Trial expired";
    case "none":
      return "Subscription Expired";
  }
}

/** The texts of a plan: its name, one sentence, and its tone: gold (paid), green (trial) or plain (neither). */
type PlanWords = { name: string; status: string; tone: "gold" | "green" | "plain" };

export function planWords(plan: Plan): PlanWords {
  switch (plan.kind) {
    case "premium":
      return { name: "Premium Plan", status: "Everything in Laurel, without limits.", tone: "gold" };
    case "trial":
      return {
        name: "Free Trial",
        status: `Everything is open for ${plan.hours === 1 ? "1 more hour" : `${plan.hours} more hours`}. It ends by itself, and we charge nothing.`,
        tone: "green",
      };
    default:
      return { name: "Free Plan", status: "Matching, your profile and deadlines stay free.", tone: "plain" };
  }
}
