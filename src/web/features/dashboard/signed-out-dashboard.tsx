import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";

/** /dashboard for a visitor; signing in returns here. */
export function SignedOutDashboard() {
  return (
    <Page className="grid content-start gap-6">
      <PageTitle>Dashboard</PageTitle>
      <Card>
        <EmptyState title="Sign in required" action={<ButtonLink to="/auth">Sign In</ButtonLink>}>
          Sign in to see your matches, your next deadlines and how ready your profile is.
        </EmptyState>
      </Card>
    </Page>
  );
}
