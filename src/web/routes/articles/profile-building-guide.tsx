import { createFileRoute } from "@tanstack/react-router";
import text from "#content/guides/profile-building-guide.md";
import { GuidePage } from "#web/features/content/articles/guide-page.tsx";

export const Route = createFileRoute("/articles/profile-building-guide")({
  component: () => <GuidePage text={text} />,
});
