import { FinalCall } from "#web/features/landing/final-call.tsx";
import { LandingFeatures } from "#web/features/landing/landing-features.tsx";
import { LandingPage } from "#web/features/landing/landing-page.tsx";
import { LandingSteps } from "#web/features/landing/landing-steps.tsx";
import { Testimonials } from "#web/features/landing/testimonials.tsx";
import { ReadinessOrIntroduction } from "#web/features/profile/shared/readiness-introduction.tsx";

/** The landing page, with parts of other slices. */
export const Landing = () => (
  <LandingPage>
    <ReadinessOrIntroduction />
    <LandingFeatures />
    <LandingSteps />
    <Testimonials />
    <FinalCall />
  </LandingPage>
);
