import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Billing, CheckoutStarted, CreditPayment, Credits } from "#domain/billing/billing.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { isProblem } from "#web/http/problem-error.ts";
import { worthRetrying } from "#web/http/query-client.ts";
import { request } from "#web/http/request.ts";

/** The query keys of this slice. */
const billingKeys = {
  billing: ["billing"],
  credits: ["credits"],
  payment: (sessionId: string) => ["credit-payment", sessionId],
} as const;

/** The plan, its renewal and the payments. It can change at the payment provider, so every page loads it again. */
export const billingQuery = queryOptions({
  queryKey: billingKeys.billing,
  queryFn: async ({ signal }): Promise<Billing> => (await request("/api/billing", { signal })).json(),
  staleTime: 0,
});

/** The balance, the packs, and the history page by page, newest first. */
export const creditsQuery = infiniteQueryOptions({
  queryKey: billingKeys.credits,
  queryFn: async ({ pageParam, signal }): Promise<Credits> => {
    const page = pageParam && `?${new URLSearchParams({ cursor: pageParam })}`;
    return (await request(`/api/credits${page}`, { signal })).json();
  },
  initialPageParam: "",
  getNextPageParam: (page) => page.next_cursor,
  staleTime: 0,
});

/** Whether a payment may still be confirmed. One that ended without being paid has the same code and other words. */
export const isPendingPayment = (error: unknown): boolean => isProblem(error, "payment_pending");

const askEveryMs = 2000;
const mostAttempts = 30;

/**
 * Adds the credits of a checkout session, and says how many were added. The server adds them once, however often it is
 * asked, so this is a query. A pending payment is asked about for a minute.
 */
export const creditPaymentQuery = (sessionId: string) =>
  queryOptions({
    queryKey: billingKeys.payment(sessionId),
    queryFn: () => post<CreditPayment>("/api/functions/process-credit-payment", { session_id: sessionId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => (isPendingPayment(error) ? failures < mostAttempts : worthRetrying(failures, error)),
    retryDelay: askEveryMs,
  });

export const startSubscription = () => post<CheckoutStarted>("/api/functions/create-subscription-checkout");
export const buyCredits = (pack: string) => post<CheckoutStarted>("/api/functions/create-credit-checkout", { pack });
/** The provider's page where the student changes the card. */
export const openPortal = () => post<CheckoutStarted>("/api/billing/portal");

/** Lets premium end with the time that is paid for, or renew again. */
export function useRenewal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (renews: boolean) => {
      await post("/api/billing/renewal", { renews });
      await refreshPlan(client);
    },
  });
}

/** Reads the plan and the credits again. */
export async function refreshPlan(client: QueryClient): Promise<void> {
  const keys = [meQuery.queryKey, billingKeys.billing, billingKeys.credits];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })));
}

async function post<Answer>(path: string, input: object = {}): Promise<Answer> {
  const response = await request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  return response.json();
}
