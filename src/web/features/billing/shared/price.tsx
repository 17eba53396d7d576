import { usePlan } from "./use-plan.ts";

const count = new Intl.NumberFormat("en-US");

/** "3 credits", "1 credit". */
export const credits = (number: number): string => `${count.format(number)} ${number === 1 ? "credit" : "credits"}`;

/**
 * The text of a button for a call that costs credits: "Search · 3 credits". With premium and during the trial it says why
 * the call costs nothing. Only the action while the plan loads.
 */
export function usePriced(action: string, price: number): string {
  const plan = usePlan();
  switch (plan?.kind) {
    case undefined:
      return action;
    case "premium":
      return `${action} · included in Premium`;
    case "trial":
      return `${action} · free during your trial`;
    default:
      return `${action} · ${credits(price)}`;
  }
}
