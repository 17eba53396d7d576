import { useEffect, useReducer } from "react";
import { useAuth } from "#web/features/accounts/api.ts";
import { hourMs, type Plan, planAt } from "./plan-words.ts";

/**
 * The plan of the signed-in student, also when the trial ends while the page is open. Undefined while it loads and for
 * visitors.
 */
export function usePlan(): Plan | undefined {
  const { me } = useAuth();
  const subscription = me?.user ? me.subscription : null;
  const trialEnd = subscription?.trial_active ? subscription.trial_end : null;
  const [hoursPassed, passHour] = useReducer((hours: number) => hours + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hour sets the timer for the next one
  useEffect(() => {
    const left = trialEnd ? Date.parse(trialEnd) - Date.now() : 0;
    if (left <= 0) return;
    const timer = setTimeout(passHour, left % hourMs || hourMs);
    return () => clearTimeout(timer);
  }, [trialEnd, hoursPassed]);
  return subscription ? planAt(subscription, new Date()) : undefined;
}
