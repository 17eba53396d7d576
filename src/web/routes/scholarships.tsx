import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

export const Route = createFileRoute("/scholarships")({
  component: () => (
    <Page>
      <PageTitle>Scholarships</PageTitle>
    </Page>
  ),
});
