import { linkOptions } from "@tanstack/react-router";
import how from "#content/pages/how-it-works.json";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { CategoryCards } from "./category-cards.tsx";
import { Examples } from "./examples.tsx";
import type { HowItWorksTab } from "./how-it-works-search-params.ts";
import { Overview } from "./overview.tsx";
import { ScoringLogic } from "./scoring-logic.tsx";

/** In the title of the page. */
const parts: Partial<Record<HowItWorksTab, string>> = {
  categories: "Categories",
  scoring: "Scoring Logic",
  examples: "Examples",
};

const linkTo = (tab?: HowItWorksTab) => linkOptions({ to: "/how-it-works", search: { tab } });

/** /how-it-works: the ScholarPoints scale. */
export function HowItWorksPage({ tab }: { tab: HowItWorksTab }) {
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <PageTitle part={parts[tab]} lead={how.summary}>
        {how.title}
      </PageTitle>
      <p className="measure rounded-lg border border-line bg-card px-4 py-3 text-[0.9375rem]">
        {how.notice} <TextLink to="/how-matching-works">How matching works</TextLink>
      </p>
      <Tabs<HowItWorksTab>
        label="Parts of the explanation"
        value={tab}
        tabs={[
          { value: "overview", label: "Overview", link: linkTo(), panel: <Overview /> },
          { value: "categories", label: "Categories", link: linkTo("categories"), panel: <CategoryCards /> },
          { value: "scoring", label: "Scoring Logic", link: linkTo("scoring"), panel: <ScoringLogic /> },
          { value: "examples", label: "Examples", link: linkTo("examples"), panel: <Examples /> },
        ]}
      />
    </Page>
  );
}
