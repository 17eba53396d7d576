import { createFileRoute } from "@tanstack/react-router";
import { PlannedPage } from "#web/features/planned/planned-page.tsx";

export const Route = createFileRoute("/credit-success")({ component: () => <PlannedPage path="/credit-success" /> });
