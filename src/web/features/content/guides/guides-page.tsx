import { linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { guideCategories } from "#domain/articles/article-summary.ts";
import { articles, guides } from "#domain/articles/articles.gen.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ArticleList } from "../articles/article-list.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import type { GuidesSearchParams, GuideTab } from "./content-search-params.ts";
import { QuickTips } from "./quick-tips.tsx";
import { resourceLinks } from "./resource-links.ts";
import { ResourceList } from "./resource-list.tsx";
import { quickTips } from "./tips.ts";

/** In the title of the page. */
const parts: Partial<Record<GuideTab, string>> = { resources: "Resources", tips: "Quick Tips" };

const linkTo = (search: GuidesSearchParams) => linkOptions({ to: "/guides", search });

/** /guides: articles, tools, official pages and single tips, by category. */
export function GuidesPage({ search }: { search: GuidesSearchParams }) {
  const { tab = "guides", category } = search;
  const ofCategory = <T extends { category: string }>(items: readonly T[]) =>
    items.filter((item) => !category || item.category === category);
  const texts = ofCategory([...guides, ...articles]);
  const links = ofCategory(resourceLinks);
  const tips = ofCategory(quickTips);
  const nothing = (
    <Card>
      <EmptyState title={`Nothing here about ${category?.toLowerCase()} yet`}>
        Choose another category, or look under another tab.
      </EmptyState>
    </Card>
  );
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <PageTitle part={parts[tab]} lead="Two long guides, short articles, useful tools and quick tips.">
        Guide center
      </PageTitle>
      <CategoryFilter
        categories={guideCategories}
        chosen={category}
        linkTo={(one) => linkTo({ ...search, category: one })}
        all="All"
      />
      <Tabs<GuideTab>
        label="Kinds of help"
        value={tab}
        tabs={[
          {
            value: "guides",
            label: "Study Guides",
            link: linkTo({ category }),
            panel: titled("Study Guides", <ArticleList articles={texts} />),
          },
          {
            value: "resources",
            label: "Resources",
            link: linkTo({ category, tab: "resources" }),
            panel: titled("Resources", links.length > 0 ? <ResourceList links={links} /> : nothing),
          },
          {
            value: "tips",
            label: "Quick Tips",
            link: linkTo({ category, tab: "tips" }),
            panel: titled("Quick Tips", tips.length > 0 ? <QuickTips tips={tips} /> : nothing),
          },
        ]}
      />
    </Page>
  );
}

// The selected tab already shows the title. The heading is for screen readers that move by headings.
const titled = (title: string, list: ReactNode) => (
  <>
    <h2 className="sr-only">{title}</h2>
    {list}
  </>
);
