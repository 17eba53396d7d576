import type { Profile } from "#domain/profile/profile.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { OnboardingWizard } from "./onboarding-wizard.tsx";

type OnboardingPageProps = { user: { id: string; full_name: string }; profile: Profile | null };

/** /onboarding for a student who has not finished it. */
export function OnboardingPage({ user, profile }: OnboardingPageProps) {
  return (
    <Page>
      <div className="mx-auto grid max-w-[44rem] gap-6">
        <PageTitle lead="Five short steps. Every answer is used to find awards that are really open to you.">
          Set up your profile
        </PageTitle>
        <OnboardingWizard user={user} profile={profile} />
      </div>
    </Page>
  );
}
