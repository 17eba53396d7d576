import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/accessibility.md";
import { DocumentPage } from "#web/features/content/documents/document-page.tsx";

export const Route = createFileRoute("/accessibility")({ component: () => <DocumentPage text={text} /> });
