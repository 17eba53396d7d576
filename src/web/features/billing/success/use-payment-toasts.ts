import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CreditPayment } from "#domain/billing/billing.ts";
import { announce } from "#web/features/accounts/shared/auth-events.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { celebrate } from "#web/ui/feedback/celebrate.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { isPendingPayment, refreshPlan } from "../api.ts";

const confettiDelayMs = 500;

/** Reports the end of a payment: toast and confetti after 500 ms, or an error toast. A pending payment has no end yet. */
export function usePaymentToasts({ data, error, errorUpdatedAt }: UseQueryResult<CreditPayment>): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!data) return;
    void refreshPlan(client);
    announce({ type: "purchased" });
    const timer = setTimeout(() => reportSuccess(data), confettiDelayMs);
    return () => clearTimeout(timer);
  }, [client, data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt that fails is reported again
  useEffect(() => {
    if (!error || isSessionOver(error) || isPendingPayment(error)) return;
    showToast({
      title: "Payment Processing Error",
      description: "There was an issue processing your payment. Please contact support.",
      tone: "error",
    });
  }, [error, errorUpdatedAt]);
}

function reportSuccess({ credits_added }: CreditPayment): void {
  showToast({
    title: "Payment Successful!",
    description: `${credits_added} credits have been added to your account.`,
  });
  void celebrate({ particleCount: 120 });
}
