import { createFileRoute } from "@tanstack/react-router";
import { PlannedPage } from "#web/features/planned/planned-page.tsx";

export const Route = createFileRoute("/subscription")({ component: () => <PlannedPage path="/subscription" /> });
