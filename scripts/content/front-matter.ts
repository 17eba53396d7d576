import { z } from "zod";
import { guideCategories, resourceCategories } from "../../src/domain/articles/article-summary.ts";

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const words = z.string().trim().min(1);

/** The front matter of a page in content/pages. */
export const PageFront = z.strictObject({
  id,
  title: words,
  summary: words.max(160),
  updated_at: z.iso.date(),
});

// A source that states only "August 2023" or "2023" is cited with that month or year.
const publishedDay = z.union([z.iso.date(), z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)], {
  error: "Write the date that the source states: YYYY-MM-DD, YYYY-MM or YYYY, or null when it states none.",
});

const Source = z
  .strictObject({ name: words, url: z.httpUrl(), published: publishedDay.nullable(), read_on: z.iso.date() })
  .refine(({ published, read_on }) => published === null || published <= read_on, "published lies after read_on");

/** The front matter of an article or a guide. The date of a text is the last day on which its sources were read. */
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
    sources: z.array(Source).min(1),
  })
  .refine((front) => front.updated_at >= front.created_at, "updated_at lies before created_at")
  .refine(({ sources, updated_at }) => sources.every(({ read_on }) => read_on <= updated_at), {
    message: "a source was read after updated_at",
  });
