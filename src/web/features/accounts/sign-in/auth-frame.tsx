import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";

type AuthFrameProps = { title: string; tab?: string; lead: ReactNode; children: ReactNode; back?: ReactNode };

/** The layout around every sign-in form. */
export function AuthFrame({ title, tab, lead, children, back }: AuthFrameProps) {
  return (
    <Page width="narrow" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <PageTitle tab={tab} lead={lead}>
        {title}
      </PageTitle>
      {children}
      <p className="flex flex-wrap gap-x-6">
        {back}
        <TextLink to="/" className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Home
        </TextLink>
      </p>
    </Page>
  );
}

/** The box of one form. */
export function AuthCard({ children }: { children: ReactNode }) {
  return <Card className="px-4 py-6 sm:px-6">{children}</Card>;
}
