import { LandingPage } from "#web/features/landing/landing-page.tsx";
import { LazyInView, lazyComponent } from "#web/ui/lazy-in-view.tsx";

const LandingStory = lazyComponent(() => import("./-landing-story.tsx"));

/** The landing page with the parts of other slices in it. */
export const Landing = () => (
  <LandingPage>
    <LazyInView fallback={<div className="min-h-dvh" />}>
      <LandingStory />
    </LazyInView>
  </LandingPage>
);
