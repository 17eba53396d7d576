import { Link } from "@tanstack/react-router";
import type { ArticleSummary } from "#domain/articles/article-summary.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";

const shownTags = 3;

type ArticleListProps = { articles: readonly ArticleSummary[]; dated?: boolean };

/** Guides and articles as rows: title, kind and reading time. */
export function ArticleList({ articles, dated = false }: ArticleListProps) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {articles.map((article) => (
          <li
            key={article.id}
            className="relative grid gap-x-8 gap-y-2 px-[18px] py-4 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-hover sm:grid-cols-[1fr_auto] sm:px-6 sm:py-5"
          >
            <div className="grid min-w-0 content-start gap-1.5">
              <h3 className="text-[1.2rem]">
                <Link
                  to={article.path}
                  className="no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
                >
                  {article.title}
                </Link>
              </h3>
              <p className="measure text-muted">{article.summary}</p>
              <ul aria-label="Tags" className="mt-1 flex flex-wrap gap-2 max-sm:hidden">
                {article.tags.slice(0, shownTags).map((tag) => (
                  <li key={tag}>
                    <Tag>{tag}</Tag>
                  </li>
                ))}
              </ul>
            </div>
            <p className="num text-sm text-muted sm:text-right">
              <span className="sm:block">{article.category}</span>
              <span aria-hidden="true" className="sm:hidden">
                {" · "}
              </span>
              <span className="sm:block">{article.reading_time} min read</span>
              {dated && (
                <time dateTime={article.created_at} className="block">
                  {longDay(article.created_at)}
                </time>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
