import { searchChoice } from "#web/http/search-params.ts";

const tabs = ["overview", "categories", "scoring", "examples"] as const;
export type HowItWorksTab = (typeof tabs)[number];

/** What the address of /how-it-works holds; anything else in it is ignored. */
export const howItWorksAddress = (search: Record<string, unknown>): { tab?: HowItWorksTab } => ({
  tab: searchChoice(search.tab, tabs),
});
