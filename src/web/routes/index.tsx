import { createFileRoute } from "@tanstack/react-router";
import { LandingPage } from "#web/features/landing/landing-page.tsx";
import { ReadinessCard } from "#web/features/profile/readiness-card.tsx";

export const Route = createFileRoute("/")({ component: () => <LandingPage analysis={<ReadinessCard />} /> });
