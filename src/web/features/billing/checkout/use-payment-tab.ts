import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckoutStarted } from "#domain/billing/billing.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { showToast, type Toast } from "#web/ui/overlays/toast.tsx";
import { refreshPlan } from "../api.ts";

type PaymentTab<Input> = {
  /** Asks the server for the page to open. */
  ask: (input: Input) => Promise<CheckoutStarted>;
  /** Shown once the page opens. */
  started?: Toast;
  failed: Toast;
};

type Order<Input> = { input: Input; tab: Window | null };

const signInFirst: Toast = { title: "Sign in required", description: "Please sign in to subscribe.", tone: "error" };

/**
 * Opens a page of the payment provider in a new tab. `blockedUrl` is its URL when the browser allowed no new tab, for a
 * link.
 */
export function usePaymentTab<Input = void>({ ask, started, failed }: PaymentTab<Input>) {
  const client = useQueryClient();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const checkout = useMutation({
    mutationFn: ({ input }: Order<Input>) => ask(input),
    onSuccess: ({ url }, { tab }) => {
      if (!tab || tab.closed) return setBlockedUrl(url);
      tab.location.replace(url);
      if (started) showToast(started);
    },
    onError: (error, { tab }) => {
      tab?.close();
      showToast(isSessionOver(error) ? signInFirst : failed);
      // It may have been bought in another tab.
      void refreshPlan(client);
    },
  });
  const open = (input: Input) => {
    if (checkout.isPending) return;
    setBlockedUrl(undefined);
    checkout.mutate({ input, tab: openTab() });
  };
  return {
    open,
    blockedUrl,
    opening: checkout.isPending ? checkout.variables.input : undefined,
    busy: checkout.isPending,
  };
}

/** Opens an empty tab. Browsers allow it during a click only, so it opens before the request. */
function openTab(): Window | null {
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = "Laurel";
  tab.document.body.textContent = "Opening the payment page…";
  return tab;
}
