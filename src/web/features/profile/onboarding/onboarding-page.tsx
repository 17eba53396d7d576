import type { ReactNode } from "react";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { OnboardingWizard } from "./onboarding-wizard.tsx";
import type { OnboardingOptions } from "./use-onboarding.ts";

/** /onboarding for a student who has not finished it. */
export function OnboardingPage(options: OnboardingOptions) {
  return (
    <Frame>
      <OnboardingWizard {...options} />
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

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <div className="mx-auto grid max-w-[44rem] gap-6">
        <PageTitle lead="Five short steps. Your answers help us find scholarships you can get.">
          Set up your profile
        </PageTitle>
        {children}
      </div>
    </Page>
  );
}
