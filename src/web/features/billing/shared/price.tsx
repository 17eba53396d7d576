import { isAllOpen } from "./plan-words.ts";
import { usePlan } from "./use-plan.ts";

const count = new Intl.NumberFormat("en-US");

/** "3 credits", "1 credit". */
export const credits = (number: number): string => `${count.format(number)} ${number === 1 ? "credit" : "credits"}`;

/**
 * The text of a button for a call that costs credits: "Search, 3 credits". Only the action with premium and during the
 * trial, when it costs nothing.
 */
export function usePriced(action: string, price: number): string {
  const plan = usePlan();
  return !plan || isAllOpen(plan) ? action : `${action}, ${credits(price)}`;
}
