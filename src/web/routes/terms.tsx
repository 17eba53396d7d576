import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/legal-terms.md";
import { LegalTextPage } from "#web/features/content/documents/legal-page.tsx";

export const Route = createFileRoute("/terms")({ component: () => <LegalTextPage text={text} /> });
