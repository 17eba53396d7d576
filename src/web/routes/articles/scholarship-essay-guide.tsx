import { createFileRoute } from "@tanstack/react-router";
import text from "#content/guides/scholarship-essay-guide.md";
import { GuidePage } from "#web/features/content/articles/guide-page.tsx";

export const Route = createFileRoute("/articles/scholarship-essay-guide")({
  component: () => <GuidePage text={text} />,
});
