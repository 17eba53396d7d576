import { createFileRoute, useSearch } from "@tanstack/react-router";
import { demoSearchParams } from "#web/features/demo/demo-address.ts";
import { DemoPage } from "#web/features/demo/demo-page.tsx";

export const Route = createFileRoute("/demo")({ validateSearch: demoSearchParams, component: DemoRoute });

function DemoRoute() {
  const { step = 1 } = useSearch({ from: "/demo" });
  return <DemoPage step={step} />;
}
