import { articles } from "#domain/articles/articles.gen.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { ArticleList } from "./article-list.tsx";

const newestFirst = articles.toSorted((a, b) => b.created_at.localeCompare(a.created_at));

/** /blog: the articles, newest first. */
export function BlogPage() {
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <PageTitle lead="Articles on finding, winning and keeping scholarships, written for Laurel. Each names its sources and the day we read them.">
        Blog
      </PageTitle>
      <section aria-label="Articles">
        <h2 className="sr-only">Articles</h2>
        <ArticleList articles={newestFirst} dated />
      </section>
    </Page>
  );
}
