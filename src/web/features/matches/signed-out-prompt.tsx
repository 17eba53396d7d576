import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";

/** /scholarships for a visitor. `here` is the path to return to after signing in. */
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
          Sign in to see which scholarships you may qualify for, and why. You can browse all of them without an account.
        </EmptyState>
      </Card>
    </Page>
  );
}
