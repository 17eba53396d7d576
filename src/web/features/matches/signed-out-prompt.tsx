import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** /scholarships for a visitor. `here` is where to come back to after signing in. */
export function SignedOutPrompt({ here }: { here: string }) {
  return (
    <Page className="grid content-start gap-6">
      <PageTitle>Scholarships</PageTitle>
      <Card>
        <EmptyState
          title="Sign in required"
          action={
            <>
              <ButtonLink to="/auth" search={{ next: here }}>
                Sign In
              </ButtonLink>
              <ButtonLink to="/browse" variant="quiet">
                Browse open scholarships
              </ButtonLink>
            </>
          }
        >
          Sign in to see the scholarships that are open to you, and why. The open catalogue can be read without an
          account.
        </EmptyState>
      </Card>
    </Page>
  );
}
