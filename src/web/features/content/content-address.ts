import {
  type GuideCategory,
  guideCategories,
  type ResourceCategory,
  resourceCategories,
} from "#domain/articles/article-summary.ts";
import { searchChoice, searchText } from "#web/http/search-params.ts";

export type ResourcesAddress = { q?: string; category?: ResourceCategory };

/** What the address of /resources holds; anything else in it is ignored. */
export const resourcesAddress = (search: Record<string, unknown>): ResourcesAddress => ({
  q: searchText(search.q),
  category: searchChoice(search.category, resourceCategories),
});

export const guideTabs = ["guides", "resources", "tips"] as const;
export type GuideTab = (typeof guideTabs)[number];
export type GuidesAddress = { tab?: GuideTab; category?: GuideCategory };

/** What the address of /guides holds; anything else in it is ignored. */
export const guidesAddress = (search: Record<string, unknown>): GuidesAddress => ({
  tab: searchChoice(search.tab, guideTabs),
  category: searchChoice(search.category, guideCategories),
});
