import { createFileRoute } from "@tanstack/react-router";
import { TopicPage } from "#web/features/content/topic-page.tsx";
import { topics } from "#web/features/content/topics.ts";

export const Route = createFileRoute("/resources/interviews")({
  component: () => <TopicPage topic={topics.interviews} />,
});
