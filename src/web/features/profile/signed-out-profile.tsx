import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";

/** The profile's pages for a visitor. `here` is where to come back to after signing in. */
export function SignedOutProfile({ here }: { here: string }) {
  return (
    <Page className="grid content-start gap-6">
      <PageTitle>Your Scholar Profile</PageTitle>
      <Card>
        <EmptyState
          title="Sign in to manage your profile"
          action={
            <ButtonLink to="/auth" search={{ next: here }}>
              Sign In
            </ButtonLink>
          }
        >
          Your answers decide which scholarships are open to you, and only you see them.
        </EmptyState>
      </Card>
    </Page>
  );
}
