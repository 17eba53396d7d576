import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

type AuthPageProps = { next?: string; initialMode: "sign-in" | "sign-up" };

/** Sign in and sign up. */
export function AuthPage({ initialMode }: AuthPageProps) {
  return (
    <Page>
      <PageTitle>{initialMode === "sign-up" ? "Sign Up" : "Sign In"}</PageTitle>
    </Page>
  );
}
