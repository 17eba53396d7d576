import { createFileRoute, useSearch } from "@tanstack/react-router";
import { howItWorksAddress } from "#web/features/how-it-works/how-it-works-address.ts";
import { HowItWorksPage } from "#web/features/how-it-works/how-it-works-page.tsx";

export const Route = createFileRoute("/how-it-works")({
  validateSearch: howItWorksAddress,
  component: HowItWorksRoute,
});

function HowItWorksRoute() {
  const { tab = "overview" } = useSearch({ from: "/how-it-works" });
  return <HowItWorksPage tab={tab} />;
}
