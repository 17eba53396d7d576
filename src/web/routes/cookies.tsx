import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/legal-cookies.md";
import { LegalTextPage } from "#web/features/content/documents/legal-page.tsx";

export const Route = createFileRoute("/cookies")({ component: () => <LegalTextPage text={text} /> });
