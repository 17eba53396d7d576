import { LandingPage } from "#web/features/landing/landing-page.tsx";
import { LatePart, lateComponent } from "#web/ui/late-part.tsx";

const LandingStory = lateComponent(() => import("./-landing-story.tsx"));

/** The landing page with the parts of other slices in it. */
export const Landing = () => (
  <LandingPage>
    <LatePart fallback={<div className="min-h-dvh" />}>
      <LandingStory />
    </LatePart>
  </LandingPage>
);
