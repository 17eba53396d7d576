import type { ReactNode } from "react";
import { useAuth } from "#web/features/accounts/api.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page } from "#web/ui/page.tsx";
import { CatalogueFigures } from "./catalogue-figures.tsx";
import { ExampleLedger } from "./example-ledger.tsx";

/** The first page a visitor sees. `analysis` is the card of the profile analysis. */
export function LandingPage({ analysis }: { analysis: ReactNode }) {
  const { status } = useAuth();
  return (
    <Page>
      <title>Laurel: scholarships that are really open to you</title>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 py-4 md:py-8 lg:grid-cols-[1.25fr_1fr] lg:gap-14">
        <div className="grid gap-5">
          <h1 tabIndex={-1} className="text-[clamp(2.1rem,5vw,3.5rem)]">
            Money for college that is really open to you.
          </h1>
          <p className="max-w-[46ch] text-[1.12rem] text-muted">
            Laurel reads every requirement against your own answers, shows you the sponsor’s words, and ranks what is
            open to you.
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
        <ExampleLedger />
      </div>
      <section aria-label="The catalogue today" className="mt-8">
        <CatalogueFigures />
      </section>
      <div className="mt-8">{analysis}</div>
    </Page>
  );
}
