import { createFileRoute } from "@tanstack/react-router";
import { PlannedPage } from "#web/features/planned/planned-page.tsx";

export const Route = createFileRoute("/credits")({ component: () => <PlannedPage path="/credits" /> });
