import { linkOptions } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { cx } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ChoiceLink } from "#web/ui/controls/choice-link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import type { DemoStep } from "./demo-search-params.ts";
import { notice } from "./sample-search.ts";
import { StepAnalysis } from "./step-analysis.tsx";
import { StepApplications } from "./step-applications.tsx";
import { everySample, StepSearch } from "./step-search.tsx";

const steps = [
  { step: 1, title: "Search scholarships" },
  { step: 2, title: "AI analysis" },
  { step: 3, title: "Track applications" },
] as const;

const linkTo = (step: DemoStep) =>
  linkOptions({
    to: "/demo",
    search: step === 1 ? {} : { step },
    resetScroll: false,
    // The first step has no search params, so an inexact match would mark it as active on every step.
    activeOptions: { exact: true },
  });

/** /demo: three steps through Laurel, with samples that are labeled as samples. */
export function DemoPage({ step }: { step: DemoStep }) {
  // The state is here, so a step keeps it when the student returns to it.
  const [search, setSearch] = useState(everySample);
  const [revealed, setRevealed] = useState(false);
  const heading = useFocusOnChange(step);
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <PageTitle
        part={step === 1 ? undefined : steps[step - 1]?.title}
        lead={notice}
        actions={
          <ButtonLink to="/" variant="quiet">
            Back to Home
          </ButtonLink>
        }
      >
        Interactive demo
      </PageTitle>
      <Steps step={step} />
      <section aria-labelledby="step" className="grid gap-5">
        <h2 id="step" ref={heading} tabIndex={-1} className="text-[1.5rem]">
          <span className="num mr-1.5 text-green">{step}. </span>
          {steps[step - 1]?.title}
        </h2>
        {step === 1 && (
          <StepSearch
            search={search}
            onSearch={(change) => setSearch((now) => ({ ...now, ...change }))}
            onShowAll={() => {
              setSearch(everySample);
              heading.current?.focus();
            }}
          />
        )}
        {step === 2 && <StepAnalysis revealed={revealed} onReveal={() => setRevealed(true)} />}
        {step === 3 && <StepApplications />}
      </section>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <ButtonLink {...linkTo(step === 2 ? 1 : 2)} disabled={step === 1} variant="quiet">
          Previous
        </ButtonLink>
        {step === 3 ? (
          <ButtonLink {...toSignUp}>Start Your Journey</ButtonLink>
        ) : (
          <ButtonLink {...linkTo(step === 1 ? 2 : 3)}>Next Step</ButtonLink>
        )}
      </div>
      <Closing />
    </Page>
  );
}

/**
 * A ref for a heading that takes the focus when the step changes, so that keyboard and screen reader continue there.
 */
function useFocusOnChange(step: DemoStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

function Steps({ step }: { step: DemoStep }) {
  return (
    <nav aria-label="Steps">
      <ol className="grid gap-2 sm:grid-cols-3">
        {steps.map((one) => (
          <li key={one.step}>
            <ChoiceLink
              {...linkTo(one.step)}
              current={one.step === step ? "step" : undefined}
              className={cx(
                "flex min-h-12 w-full items-center gap-3 rounded-lg border px-4 py-2 text-left no-underline transition-colors",
                one.step === step
                  ? "border-green bg-green-wash font-semibold text-green"
                  : "border-line bg-card text-muted hover:bg-hover hover:text-ink",
              )}
            >
              <span className="figure text-[1.15rem]">{one.step}</span>
              {one.title}
            </ChoiceLink>
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
        With an account, we compare real scholarships with your profile and show the reason for every score.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink {...toSignUp} variant="quiet">
          Create Free Account
        </ButtonLink>
        <ButtonLink to="/scholarships" variant="quiet">
          Browse Scholarships
        </ButtonLink>
      </p>
    </section>
  );
}
