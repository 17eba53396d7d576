import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/legal-gdpr.md";
import { LegalTextPage } from "#web/features/content/documents/legal-page.tsx";

export const Route = createFileRoute("/gdpr")({ component: () => <LegalTextPage text={text} /> });
