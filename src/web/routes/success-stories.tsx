import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/success-stories.md";
import { DocumentPage } from "#web/features/content/documents/document-page.tsx";

export const Route = createFileRoute("/success-stories")({ component: () => <DocumentPage text={text} /> });
