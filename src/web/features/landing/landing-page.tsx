import type { ReactNode } from "react";
import { useAuth } from "#web/features/accounts/api.ts";
import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { SearchBox } from "#web/features/scholarships/shared/search-box.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { CatalogueFigures } from "./catalogue-figures.tsx";
import { ExampleList } from "./example-list.tsx";

/** The first page a visitor sees. `children` are shown below its first screen. */
export function LandingPage({ children }: { children: ReactNode }) {
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-20">
      <title>Laurel: find scholarships you can actually get</title>
      <div className="grid gap-8 pt-4 md:pt-8">
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 pb-4 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
          <Welcome />
          <ExampleList />
        </div>
        <CatalogueFigures />
      </div>
      {children}
    </Page>
  );
}

function Welcome() {
  const { status } = useAuth();
  return (
    <div className="grid gap-5">
      <h1 tabIndex={-1} className="text-[clamp(2.1rem,5vw,3.5rem)]">
        Find scholarships you can actually get.
      </h1>
      <p className="max-w-[46ch] text-[1.12rem] text-muted">
        We check every requirement against your profile and show what you qualify for, and why.
      </p>
      <SearchBox className="max-w-[34rem]" />
      <div className="flex flex-wrap gap-3">
        {status === "signed-in" ? (
          <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
        ) : (
          <ButtonLink {...toSignUp}>Get Started Now</ButtonLink>
        )}
        <ButtonLink to="/demo" variant="quiet">
          Try Demo
        </ButtonLink>
      </div>
    </div>
  );
}
