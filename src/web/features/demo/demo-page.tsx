import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import type { DemoStep } from "./demo-address.ts";
import { notice } from "./sample-search.ts";
import { StepAnalysis } from "./step-analysis.tsx";
import { StepApplications } from "./step-applications.tsx";
import { type SampleSearch, StepSearch } from "./step-search.tsx";

const steps = [
  { step: 1, title: "Search scholarships" },
  { step: 2, title: "AI analysis" },
  { step: 3, title: "Track applications" },
] as const;

type DemoPageProps = { step: DemoStep; onStep: (step: DemoStep) => void };

/** /demo: three steps through Laurel, on samples that say they are samples. */
export function DemoPage({ step, onStep }: DemoPageProps) {
  // Kept here, so that a step looks as it was left when one comes back to it.
  const [search, setSearch] = useState<SampleSearch>({ query: "", field: "All Fields" });
  const [revealed, setRevealed] = useState(false);
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <PageTitle
        lead={notice}
        actions={
          <ButtonLink to="/" variant="quiet">
            Back to Home
          </ButtonLink>
        }
      >
        Interactive demo
      </PageTitle>
      <Steps step={step} onStep={onStep} />
      <section aria-labelledby="step" className="grid gap-5">
        <h2 id="step" className="text-[1.5rem]">
          <span className="num mr-1.5 text-green">{step}. </span>
          {steps[step - 1]?.title}
        </h2>
        {step === 1 && <StepSearch search={search} onSearch={setSearch} />}
        {step === 2 && <StepAnalysis revealed={revealed} onReveal={() => setRevealed(true)} />}
        {step === 3 && <StepApplications />}
      </section>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button variant="quiet" disabled={step === 1} onClick={() => onStep(step === 3 ? 2 : 1)}>
          Previous
        </Button>
        {step === 3 ? (
          <ButtonLink to="/auth" state={{ authMode: "sign-up" }}>
            Start Your Journey
          </ButtonLink>
        ) : (
          <Button onClick={() => onStep(step === 1 ? 2 : 3)}>Next Step</Button>
        )}
      </div>
      <Closing />
    </Page>
  );
}

function Steps({ step, onStep }: DemoPageProps) {
  return (
    <nav aria-label="Steps">
      <ol className="grid gap-2 sm:grid-cols-3">
        {steps.map((one) => (
          <li key={one.step}>
            <button
              type="button"
              aria-current={one.step === step ? "step" : undefined}
              onClick={() => onStep(one.step)}
              className={cx(
                "flex min-h-12 w-full items-center gap-3 rounded-lg border px-4 py-2 text-left transition-colors",
                one.step === step
                  ? "border-green bg-green-wash font-semibold text-green"
                  : "border-line bg-card text-muted hover:bg-hover hover:text-ink",
              )}
            >
              <span className="figure text-[1.15rem]">{one.step}</span>
              {one.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Closing() {
  return (
    <section aria-labelledby="real" className="mt-6 grid gap-3">
      <h2 id="real" className="text-[1.25rem]">
        The real thing
      </h2>
      <p className="measure text-muted">
        With an account, Laurel compares real scholarships with your own answers and shows the reason for every score.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/auth" state={{ authMode: "sign-up" }} variant="quiet">
          Create Free Account
        </ButtonLink>
        <ButtonLink to="/scholarships" variant="quiet">
          Browse Scholarships
        </ButtonLink>
      </p>
    </section>
  );
}
