import { createFileRoute, useSearch } from "@tanstack/react-router";
import { HowItWorksPage } from "#web/features/how-it-works/how-it-works-page.tsx";
import { howItWorksSearchParams } from "#web/features/how-it-works/how-it-works-search-params.ts";

export const Route = createFileRoute("/how-it-works")({
  validateSearch: howItWorksSearchParams,
  component: HowItWorksRoute,
});

function HowItWorksRoute() {
  const { tab = "overview" } = useSearch({ from: "/how-it-works" });
  return <HowItWorksPage tab={tab} />;
}
