import how from "#content/pages/how-it-works.json";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CategoryCards } from "./category-cards.tsx";
import { Examples } from "./examples.tsx";
import type { HowItWorksTab } from "./how-it-works-address.ts";
import { Overview } from "./overview.tsx";
import { ScoringLogic } from "./scoring-logic.tsx";

type HowItWorksPageProps = { tab: HowItWorksTab; onTab: (tab: HowItWorksTab) => void };

/** /how-it-works: the ScholarPoints scale. */
export function HowItWorksPage({ tab, onTab }: HowItWorksPageProps) {
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <PageTitle lead={how.summary}>{how.title}</PageTitle>
      <p className="measure rounded-lg border border-line bg-card px-4 py-3 text-[0.9375rem]">{how.notice}</p>
      <Tabs<HowItWorksTab>
        label="Parts of the explanation"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: "overview", label: "Overview", panel: <Overview /> },
          { value: "categories", label: "Categories", panel: <CategoryCards /> },
          { value: "scoring", label: "Scoring Logic", panel: <ScoringLogic /> },
          { value: "examples", label: "Examples", panel: <Examples /> },
        ]}
      />
    </Page>
  );
}
