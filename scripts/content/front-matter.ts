import { z } from "zod";
import { guideCategories, resourceCategories } from "../../src/domain/articles/article-summary.ts";

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const words = z.string().trim().min(1);

/** What stands above a page of content/pages. */
export const PageFront = z.strictObject({
  id,
  title: words,
  summary: words.max(160),
  updated_at: z.iso.date(),
});

/** What stands above an article or a guide. */
export const ArticleFront = z
  .strictObject({
    id,
    title: words,
    topic: words,
    summary: words.max(200),
    category: z.enum(guideCategories),
    resources_category: z.enum([...resourceCategories, "Other"]),
    reading_time: z.int().positive(),
    tags: z.array(words).min(3).max(5),
    created_at: z.iso.date(),
    updated_at: z.iso.date(),
    sources: z.array(z.strictObject({ name: words, url: z.httpUrl(), dated: words })).min(1),
  })
  .refine((front) => front.updated_at >= front.created_at, "updated_at lies before created_at");
