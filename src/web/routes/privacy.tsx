import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/legal-privacy.md";
import { LegalTextPage } from "#web/features/content/documents/legal-page.tsx";

export const Route = createFileRoute("/privacy")({ component: () => <LegalTextPage text={text} /> });
