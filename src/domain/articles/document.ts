import type { ArticleSummary, Source } from "./article-summary.ts";
import type { Prose } from "./prose.ts";

/** A page whose text is a Markdown file. */
export type PageDocument = Prose & { id: string; title: string; summary: string; updated_at: string };

/** A guide or an article with its text. */
export type ArticleDocument = Omit<ArticleSummary, "path"> & Prose & { sources: readonly Source[] };
