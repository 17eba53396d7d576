import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

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
