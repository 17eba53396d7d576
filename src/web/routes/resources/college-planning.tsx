import { createFileRoute } from "@tanstack/react-router";
import { topics } from "#domain/articles/topics.ts";
import { TopicPage } from "#web/features/content/articles/topic-page.tsx";

export const Route = createFileRoute("/resources/college-planning")({
  component: () => <TopicPage topic={topics.collegePlanning} />,
});
