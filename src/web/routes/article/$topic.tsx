import { createFileRoute, useLoaderData } from "@tanstack/react-router";
import { ArticlePage } from "#web/features/content/article-page.tsx";
import { ArticleSkeleton } from "#web/features/content/article-skeleton.tsx";

export const Route = createFileRoute("/article/$topic")({
  // Loaded with the page, so that every other page does without the list of articles.
  loader: async ({ params }) => (await import("#web/features/content/load-article.ts")).loadArticle(params.topic),
  staleTime: Number.POSITIVE_INFINITY,
  // A text that is there at once needs no shape; one that is not shows it long enough to be seen.
  pendingMs: 150,
  pendingMinMs: 300,
  pendingComponent: ArticleSkeleton,
  component: () => <ArticlePage article={useLoaderData({ from: "/article/$topic" })} />,
});
