import {
  type GuideCategory,
  guideCategories,
  type ResourceCategory,
  resourceCategories,
} from "#domain/articles/article-summary.ts";
import { searchChoice, searchText } from "#web/http/search-params.ts";

export type ResourcesSearchParams = { q?: string; category?: ResourceCategory };

/** The search params of /resources. Others are ignored. */
export const resourcesSearchParams = (search: Record<string, unknown>): ResourcesSearchParams => ({
  q: searchText(search.q),
  category: searchChoice(search.category, resourceCategories),
});

const guideTabs = ["guides", "resources", "tips"] as const;
export type GuideTab = (typeof guideTabs)[number];
export type GuidesSearchParams = { tab?: GuideTab; category?: GuideCategory };

/** The search params of /guides. Others are ignored. */
export const guidesSearchParams = (search: Record<string, unknown>): GuidesSearchParams => ({
  tab: searchChoice(search.tab, guideTabs),
  category: searchChoice(search.category, guideCategories),
});
