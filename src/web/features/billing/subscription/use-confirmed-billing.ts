import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { announce } from "#web/features/accounts/shared/auth-events.ts";
import { billingQuery, refreshPlan } from "../api.ts";

const askEveryMs = 2000;
const mostAnswers = 30;

/** The checkout that the student came back from. */
export type Return = { sessionId: string | undefined; onConfirmed: () => void };

/**
 * The plan and the payments. After a checkout it asks for a minute until premium is active, as the payment provider may
 * confirm the payment after the student is back. Then it tells the other tabs.
 */
export function useConfirmedBilling({ sessionId, onConfirmed }: Return) {
  const client = useQueryClient();
  const billing = useQuery({
    ...billingQuery,
    refetchInterval: ({ state }) =>
      sessionId !== undefined && !state.data?.subscription.subscribed && state.dataUpdateCount < mostAnswers
        ? askEveryMs
        : false,
  });
  const subscribed = billing.data?.subscription.subscribed === true;
  const isConfirmed = sessionId !== undefined && subscribed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each checkout
  useEffect(() => {
    if (!isConfirmed) return;
    announce({ type: "purchased" });
    void refreshPlan(client);
    onConfirmed();
  }, [isConfirmed]);
  return { billing, isConfirming: sessionId !== undefined && billing.data !== undefined && !subscribed };
}
