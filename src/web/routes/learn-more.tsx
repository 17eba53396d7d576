import { createFileRoute } from "@tanstack/react-router";
import text from "#content/pages/learn-more.md";
import { LearnMorePage } from "#web/features/content/documents/learn-more-page.tsx";
import { CatalogueFigures } from "#web/features/landing/catalogue-figures.tsx";

export const Route = createFileRoute("/learn-more")({
  component: () => <LearnMorePage text={text} figures={<CatalogueFigures />} />,
});
