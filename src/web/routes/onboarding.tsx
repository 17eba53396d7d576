import { createFileRoute } from "@tanstack/react-router";
import { requireSignedIn } from "#web/features/accounts/require-signed-in.ts";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

export const Route = createFileRoute("/onboarding")({
  beforeLoad: requireSignedIn,
  component: () => (
    <Page>
      <PageTitle>Set up your profile</PageTitle>
    </Page>
  ),
});
