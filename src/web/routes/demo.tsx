import { createFileRoute, useSearch } from "@tanstack/react-router";
import { DemoPage } from "#web/features/demo/demo-page.tsx";
import { demoSearchParams } from "#web/features/demo/demo-search-params.ts";

export const Route = createFileRoute("/demo")({ validateSearch: demoSearchParams, component: DemoRoute });

function DemoRoute() {
  const { step = 1 } = useSearch({ from: "/demo" });
  return <DemoPage step={step} />;
}
