import { createFileRoute, useLoaderData } from "@tanstack/react-router";
import { ArticlePage } from "#web/features/content/articles/article-page.tsx";
import { ArticleSkeleton } from "#web/features/content/articles/article-skeleton.tsx";

export const Route = createFileRoute("/article/$topic")({
  // Imported by the loader, so that other pages do not load the list of articles.
  loader: async ({ params }) =>
    (await import("#web/features/content/articles/load-article.ts")).loadArticle(params.topic),
  staleTime: Number.POSITIVE_INFINITY,
  // A fast text shows no skeleton. A slow one shows it long enough to be seen.
  pendingMs: 150,
  pendingMinMs: 300,
  pendingComponent: ArticleSkeleton,
  component: () => <ArticlePage article={useLoaderData({ from: "/article/$topic" })} />,
});
