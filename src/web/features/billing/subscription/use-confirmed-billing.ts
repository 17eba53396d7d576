import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { announce } from "#web/features/accounts/shared/auth-events.ts";
import { billingQuery, refreshPlan } from "../api.ts";

const askEveryMs = 2000;
const askForMs = 60_000;

/** The checkout that the student came back from. */
export type Return = { sessionId: string | undefined; onConfirmed: () => void };

/**
 * The plan and the payments. After a checkout it asks for a minute until premium is active, as the payment provider may
 * confirm the payment after the student is back. Then it tells the other tabs. `confirmation` is `unseen` after a minute
 * without premium: the payment is late, was refused, or never happened. `askAgain` begins another minute.
 */
export function useConfirmedBilling({ sessionId, onConfirmed }: Return) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(true);
  const billing = useQuery({
    ...billingQuery,
    refetchInterval: ({ state }) =>
      sessionId !== undefined && isAsking && !state.data?.subscription.subscribed ? askEveryMs : false,
  });
  const subscribed = billing.data?.subscription.subscribed === true;
  const isConfirmed = sessionId !== undefined && subscribed;
  const isWaiting = sessionId !== undefined && billing.data !== undefined && !subscribed;
  useEffect(() => {
    if (!isWaiting || !isAsking) return;
    const timer = setTimeout(() => setAsking(false), askForMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isAsking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each checkout
  useEffect(() => {
    if (!isConfirmed) return;
    announce({ type: "purchased" });
    void refreshPlan(client);
    onConfirmed();
  }, [isConfirmed]);
  const confirmation = isWaiting ? (isAsking ? "asking" : "unseen") : undefined;
  return { billing, confirmation, askAgain: () => setAsking(true) } as const;
}
