import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { OnboardingWizard } from "./onboarding-wizard.tsx";
import type { OnboardingOptions } from "./use-onboarding.ts";

/** /onboarding for a student who has not finished it. */
export function OnboardingPage(options: OnboardingOptions) {
  return (
    <Page>
      <div className="mx-auto grid max-w-[44rem] gap-6">
        <PageTitle lead="Five short steps. Your answers help us find scholarships you can get.">
          Set up your profile
        </PageTitle>
        <OnboardingWizard {...options} />
      </div>
    </Page>
  );
}
