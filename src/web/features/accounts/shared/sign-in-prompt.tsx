import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";

export type SignInPromptText = {
  /** The title of the page. */
  page: string;
  title: string;
  text: string;
  /** Also links to the public catalog. */
  offersBrowsing?: boolean;
};

/** What a visitor sees on a student's page. `next` is the path to return to after signing in. */
export function SignInPrompt({ page, title, text, offersBrowsing, next }: SignInPromptText & { next: string }) {
  return (
    <Page className="grid content-start gap-6">
      <PageTitle>{page}</PageTitle>
      <Card>
        <EmptyState
          title={title}
          action={
            <>
              <ButtonLink to="/auth" search={{ next }}>
                Sign In
              </ButtonLink>
              {offersBrowsing && (
                <ButtonLink to="/browse" variant="quiet">
                  Browse open scholarships
                </ButtonLink>
              )}
            </>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </Page>
  );
}
