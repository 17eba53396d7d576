import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/how-matching-works.md";
import { DocumentPage } from "#web/features/content/documents/document-page.tsx";
import { MeasuredAccuracy } from "#web/features/landing/measured-accuracy.tsx";

export const Route = createFileRoute("/how-matching-works")({
  component: () => (
    <DocumentPage text={text}>
      <MeasuredAccuracy />
    </DocumentPage>
  ),
});
