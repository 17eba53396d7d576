import { searchChoice } from "#web/http/search-params.ts";

const tabs = ["overview", "categories", "scoring", "examples"] as const;
export type HowItWorksTab = (typeof tabs)[number];

/** The search params of /how-it-works. Others are ignored. */
export const howItWorksSearchParams = (search: Record<string, unknown>): { tab?: HowItWorksTab } => ({
  tab: searchChoice(search.tab, tabs),
});
