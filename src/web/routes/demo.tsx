import { createFileRoute } from "@tanstack/react-router";
import { type DemoStep, demoStep } from "#web/features/demo/demo-address.ts";
import { DemoPage } from "#web/features/demo/demo-page.tsx";

export const Route = createFileRoute("/demo")({
  validateSearch: (search: Record<string, unknown>): { step?: DemoStep } => {
    const step = demoStep(search);
    return step === 1 ? {} : { step };
  },
  component: DemoRoute,
});

function DemoRoute() {
  const navigate = Route.useNavigate();
  const { step = 1 } = Route.useSearch();
  return (
    <DemoPage
      step={step}
      onStep={(next) => void navigate({ search: next === 1 ? {} : { step: next }, resetScroll: false })}
    />
  );
}
