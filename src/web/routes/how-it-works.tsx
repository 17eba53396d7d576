import { createFileRoute } from "@tanstack/react-router";
import { howItWorksAddress } from "#web/features/how-it-works/how-it-works-address.ts";
import { HowItWorksPage } from "#web/features/how-it-works/how-it-works-page.tsx";

export const Route = createFileRoute("/how-it-works")({
  validateSearch: howItWorksAddress,
  component: HowItWorksRoute,
});

function HowItWorksRoute() {
  const navigate = Route.useNavigate();
  const { tab = "overview" } = Route.useSearch();
  return (
    <HowItWorksPage
      tab={tab}
      onTab={(next) => void navigate({ search: next === "overview" ? {} : { tab: next }, resetScroll: false })}
    />
  );
}
