import { useInfiniteQuery } from "@tanstack/react-query";
import type { Credits } from "#domain/billing/billing.ts";
import { problemText } from "#web/http/problem-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { creditsQuery } from "../api.ts";
import { PaymentsNotice } from "../checkout/payment-notices.tsx";
import { useRefreshWhenSeen } from "../checkout/use-refresh-when-seen.ts";
import { SectionsSkeleton } from "../sections-skeleton.tsx";
import { Balance } from "./balance.tsx";
import { CreditHistory } from "./credit-history.tsx";
import { CreditPacks } from "./credit-packs.tsx";

/** /credits: the balance, the packs, and what happened to every credit. */
export function CreditsPage() {
  useRefreshWhenSeen();
  const credits = useInfiniteQuery(creditsQuery);
  const [newest] = credits.data?.pages ?? [];
  return (
    <Page width="reading" className="grid content-start gap-6">
      <PageTitle lead="Pay for single searches, without a plan.">Credits</PageTitle>
      <PaymentsNotice />
      {credits.isPending && <SectionsSkeleton sections={loading} />}
      {credits.isError && !newest && (
        <Card>
          <ErrorState onRetry={() => void credits.refetch()} busy={credits.isFetching}>
            {problemText(credits.error)}
          </ErrorState>
        </Card>
      )}
      {newest && (
        <Sections {...newest}>
          <CreditHistory
            entries={credits.data?.pages.flatMap(({ items }) => items) ?? []}
            hasMore={credits.hasNextPage}
            onMore={() => void credits.fetchNextPage()}
            busy={credits.isFetchingNextPage}
            failed={credits.isFetchNextPageError}
          />
        </Sections>
      )}
    </Page>
  );
}

function Sections({ balance, debt, packs, children }: Credits & { children: React.ReactNode }) {
  return (
    <>
      <Balance balance={balance} debt={debt} />
      <CreditPacks packs={packs} />
      {children}
    </>
  );
}

const loading = [
  { title: "Your balance", size: "h-10 w-40" },
  { title: "Buy credits", size: "h-56" },
];
