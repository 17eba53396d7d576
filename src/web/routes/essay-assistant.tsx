import { createFileRoute } from "@tanstack/react-router";
import { PlannedPage } from "#web/features/planned/planned-page.tsx";

export const Route = createFileRoute("/essay-assistant")({ component: () => <PlannedPage path="/essay-assistant" /> });
