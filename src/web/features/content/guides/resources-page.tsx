import { linkOptions } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useRef } from "react";
import { resourceCategories } from "#domain/articles/article-summary.ts";
import { articles, guides } from "#domain/articles/articles.gen.ts";
import { searchArticles } from "#domain/articles/search-articles.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDebouncedText } from "#web/ui/forms/use-debounced-text.ts";
import { useEarlyInput } from "#web/ui/forms/use-early-input.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { ArticleList } from "../articles/article-list.tsx";
import { TopicLinks } from "../articles/topic-links.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import type { ResourcesSearchParams } from "./content-search-params.ts";
import { FindScholarships } from "./find-scholarships.tsx";

type ResourcesPageProps = { search: ResourcesSearchParams; onSearch: (search: ResourcesSearchParams) => void };

/** /resources: where to find scholarships, and all guides and articles, with a search. */
export function ResourcesPage({ search, onSearch }: ResourcesPageProps) {
  const [text, setText] = useDebouncedText(search.q ?? "", (next) => {
    const q = next.trim();
    onSearch({ ...search, q: q || undefined });
    return q;
  });
  const field = useEarlyInput<HTMLInputElement>(text, setText);
  const heading = useRef<HTMLHeadingElement>(null);
  const ofCategory = [...guides, ...articles].filter(
    ({ resources_category }) => !search.category || resources_category === search.category,
  );
  const found = searchArticles(ofCategory, text);
  return (
    <Page className="grid grid-cols-1 content-start gap-10">
      <PageTitle lead="Find scholarships, and read how to win and keep them. Everything here was written for Laurel and names its sources.">
        Resources
      </PageTitle>
      <FindScholarships />
      <section aria-labelledby="guides" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="guides" ref={heading} tabIndex={-1} className="text-[1.5rem]">
            Guides and articles
          </h2>
          <p role="status" className="num text-sm text-muted">
            {found.length === 1 ? "1 guide" : `${found.length} guides`}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <TextField
            ref={field}
            label="Search the guides"
            type="search"
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            className="w-full sm:max-w-[22rem]"
          />
          <CategoryFilter
            categories={resourceCategories}
            chosen={search.category}
            linkTo={(category) => linkOptions({ to: "/resources", search: { ...search, category }, replace: true })}
            all="All"
          />
        </div>
        <noscript>Searching needs JavaScript. These are all the texts.</noscript>
        {found.length > 0 ? (
          <ArticleList articles={found} />
        ) : (
          <Card>
            <EmptyState
              title="No guide about that yet"
              icon={<Search aria-hidden="true" strokeWidth={1.5} />}
              action={
                <Button
                  variant="quiet"
                  onClick={() => {
                    setText("");
                    onSearch({});
                    heading.current?.focus();
                  }}
                >
                  Show everything
                </Button>
              }
            >
              Try one word of it, such as letter, FAFSA or interview.
            </EmptyState>
          </Card>
        )}
      </section>
      <TopicLinks />
    </Page>
  );
}
