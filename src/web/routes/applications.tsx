import { createFileRoute } from "@tanstack/react-router";
import { PlannedPage } from "#web/features/planned/planned-page.tsx";

export const Route = createFileRoute("/applications")({ component: () => <PlannedPage path="/applications" /> });
