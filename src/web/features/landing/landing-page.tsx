import { useAuth } from "#web/features/accounts/api.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page } from "#web/ui/page.tsx";

/** The first page a visitor sees. */
export function LandingPage() {
  const { status } = useAuth();
  return (
    <Page>
      <title>Laurel: scholarships that are really open to you</title>
      <div className="grid max-w-[46rem] gap-5 py-6 md:py-12">
        <h1 tabIndex={-1} className="text-[clamp(2.1rem,5vw,3.5rem)]">
          Money for college that is really open to you.
        </h1>
        <p className="max-w-[46ch] text-[1.12rem] text-muted">
          Laurel reads every requirement against your own answers, shows you the sponsor’s words, and ranks what is open
          to you.
        </p>
        <div className="flex flex-wrap gap-3">
          {status === "signed-in" ? (
            <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
          ) : (
            <ButtonLink to="/auth" state={{ authMode: "sign-up" }}>
              Get Started Now
            </ButtonLink>
          )}
        </div>
      </div>
    </Page>
  );
}
