import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ProblemError } from "#web/http/problem-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";

/** Shown in place of a page that failed to load or render. */
export function LoadFailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    // Other errors mostly come from missing chunks, which a reload finds again.
    if (!(error instanceof ProblemError)) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <TabTitle>Something went wrong</TabTitle>
      <ErrorState title="This page could not be shown" onRetry={again}>
        {error instanceof ProblemError ? error.message : "Something went wrong on our side. Nothing you saved is lost."}
      </ErrorState>
    </Page>
  );
}
