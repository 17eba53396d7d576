export const guideCategories = ["Writing", "Profile", "Strategy", "Interview", "Finance"] as const;
export type GuideCategory = (typeof guideCategories)[number];

export const resourceCategories = ["Essay Writing", "Financial Aid"] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** What a list shows of a guide or an article. */
export type ArticleSummary = {
  id: string;
  /** Where it is read: `/article/{id}`, or `/articles/{id}` for the two long guides. */
  path: string;
  title: string;
  /** Its subject in words, which is also its key. */
  topic: string;
  summary: string;
  category: GuideCategory;
  resources_category: ResourceCategory | "Other";
  /** Minutes. */
  reading_time: number;
  tags: readonly string[];
  created_at: string;
  updated_at: string;
};

/** Where a statement comes from. */
export type Source = {
  name: string;
  url: string;
  /** The year, month or day that the source itself states; null when it states none. */
  published: string | null;
  /** The day on which we read it, in a stored copy where the page itself could not be had. */
  read_on: string;
};
