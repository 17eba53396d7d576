import { FinalCall } from "#web/features/landing/final-call.tsx";
import { LandingFeatures } from "#web/features/landing/landing-features.tsx";
import { LandingSteps } from "#web/features/landing/landing-steps.tsx";
import { Testimonials } from "#web/features/landing/testimonials.tsx";
import { ReadinessCard } from "#web/features/profile/shared/readiness-card.tsx";

/** What stands below the first screen of the landing page. */
export default function LandingStory() {
  return (
    <>
      <ReadinessCard />
      <LandingFeatures />
      <LandingSteps />
      <Testimonials />
      <FinalCall />
    </>
  );
}
