import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";

/** Shown for every path without a page. Logs the path without its search params, which may contain a token. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return (
    <Page className="grid justify-items-start gap-4 py-16 md:py-24">
      <TabTitle>Page not found</TabTitle>
      <p className="figure text-[3.5rem] text-green">404</p>
      <h1 tabIndex={-1} className="text-[clamp(1.75rem,4vw,2.375rem)]">
        Oops! Page not found
      </h1>
      <p className="measure text-muted">We can't find that page. It may have moved, or the link may have a typo.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/browse" variant="quiet">
          Browse scholarships
        </ButtonLink>
      </p>
    </Page>
  );
}
