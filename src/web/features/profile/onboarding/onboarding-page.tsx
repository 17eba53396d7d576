import { type ReactNode, useState } from "react";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { CitizenshipQuestion } from "./citizenship-question.tsx";
import { OnboardingWizard } from "./onboarding-wizard.tsx";
import type { OnboardingOptions } from "./use-onboarding.ts";

type OnboardingPageProps = Omit<OnboardingOptions, "onSaved"> & {
  /** Leaves the page, once the student has answered or skipped the last question. */
  onComplete: () => Promise<void>;
};

/** /onboarding for a student who has not finished it: five steps, then the question worth most. */
export function OnboardingPage({ onComplete, ...options }: OnboardingPageProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <Frame title="One more question" lead="Your profile is saved. This answer decides many of your matches.">
        <CitizenshipQuestion onDone={onComplete} />
      </Frame>
    );
  return (
    <Frame>
      <OnboardingWizard
        {...options}
        onSaved={async ({ citizenship_status }) => (citizenship_status ? onComplete() : setAsked(true))}
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

type FrameProps = { title?: string; lead?: string; children: ReactNode };

function Frame({
  title = "Set up your profile",
  lead = "Five short steps, then one question that you can skip. You can also skip every question marked “optional”.",
  children,
}: FrameProps) {
  return (
    <Page>
      <div className="mx-auto grid max-w-[44rem] gap-6">
        <PageTitle key={title} lead={lead}>
          {title}
        </PageTitle>
        {children}
      </div>
    </Page>
  );
}
