import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/about.md";
import { DocumentPage } from "#web/features/content/documents/document-page.tsx";

export const Route = createFileRoute("/about")({ component: () => <DocumentPage text={text} /> });
