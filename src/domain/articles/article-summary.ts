export const guideCategories = ["Writing", "Profile", "Strategy", "Interview", "Finance"] as const;
export type GuideCategory = (typeof guideCategories)[number];

export const resourceCategories = ["Essay Writing", "Financial Aid"] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** A guide or an article without its text, as shown in lists. */
export type ArticleSummary = {
  id: string;
  /** Its path: `/article/{id}`, or `/articles/{id}` for the two long guides. */
  path: string;
  title: string;
  /** Its subject in words; also a unique key. */
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

/** The source of a statement. */
export type Source = {
  name: string;
  url: string;
  /** The year, month or day that the source states, or null. */
  published: string | null;
  /** The day on which we read it, or read a stored copy if the page was unavailable. */
  read_on: string;
};
