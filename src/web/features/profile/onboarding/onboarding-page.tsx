import { type ReactNode, useEffect, useState } from "react";
import type { Profile } from "#domain/profile/profile.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { onboardingSteps } from "./onboarding-steps.ts";
import { OnboardingWizard } from "./onboarding-wizard.tsx";
import type { OnboardingOptions } from "./use-onboarding.ts";

// They come after the wizard, whose last steps load them.
const TopQuestions = lazyPart(async () => ({ default: (await import("./top-questions.tsx")).TopQuestions }), {
  waiting: (
    <Card className="p-5 sm:p-8">
      <SkeletonRows rows={3} />
    </Card>
  ),
  missing: (retry, { onDone }) => (
    <Card>
      <ErrorState title="The questions could not be loaded" onRetry={retry}>
        Your profile is saved.{" "}
        <Button variant="ghost" onClick={() => void onDone()}>
          Go to your matches
        </Button>
      </ErrorState>
    </Card>
  ),
});
/** From 0: the fourth of five steps. */
const preloadFrom = 3;

type OnboardingPageProps = Omit<OnboardingOptions, "onSaved"> & {
  /** Whether the student has completed the five steps: a reload goes on with the questions. */
  isSaved: boolean;
  /** Leaves the page, once the student has answered or skipped the last question. */
  onComplete: () => Promise<void>;
};

/** /onboarding for a student who has not finished it: five steps, then what changes their matches most. */
export function OnboardingPage({ isSaved, onComplete, ...options }: OnboardingPageProps) {
  const [saved, setSaved] = useState<Profile | null>(isSaved ? options.profile : null);
  const isNearEnd = (options.urlStep ?? 0) >= preloadFrom;
  useEffect(() => {
    if (isNearEnd) TopQuestions.preload();
  }, [isNearEnd]);
  if (saved)
    return (
      <Frame
        title="What changes your matches most"
        lead="Your profile is saved. We ask a few more questions, and you can skip each one."
      >
        <TopQuestions profile={saved} onDone={onComplete} />
      </Frame>
    );
  return (
    <Frame part={partOf(options.urlStep)}>
      <OnboardingWizard
        {...options}
        onSaved={async (profile) => {
          setSaved(profile);
          options.onStep(onboardingSteps.length);
        }}
      />
    </Frame>
  );
}

/** The page before the student's step is known. */
export function OnboardingSkeleton() {
  return (
    <Frame>
      <Card className="mt-9 p-5 sm:p-8">
        <SkeletonRows rows={3} />
      </Card>
    </Frame>
  );
}

/** In the title of the page; not for the first step. `step` is from 0. */
const partOf = (step = 0): string | undefined =>
  step > 0 && step < onboardingSteps.length ? `Step ${step + 1} of ${onboardingSteps.length}` : undefined;

type FrameProps = { title?: string; lead?: string; part?: string | undefined; children: ReactNode };

function Frame({
  title = "Set up your profile",
  lead = "You can skip everything marked “optional”, and the questions at the end.",
  part,
  children,
}: FrameProps) {
  return (
    <Page>
      <div className="mx-auto grid max-w-[44rem] gap-6">
        <PageTitle key={title} lead={lead} part={part}>
          {title}
        </PageTitle>
        {children}
      </div>
    </Page>
  );
}
