import { articles } from "#domain/articles/articles.gen.ts";
import type { ArticleDocument } from "#domain/articles/document.ts";
import { findArticle } from "#domain/articles/find-article.ts";

// One chunk for each article, loaded when it is opened.
const bodies = import.meta.glob<ArticleDocument>("#content/articles/*.md", { import: "default" });

/** The article with this id, key or slug in the URL; null when there is none. */
export async function loadArticle(topic: string): Promise<ArticleDocument | null> {
  const id = findArticle(articles, topic)?.id;
  const load = Object.entries(bodies).find(([file]) => file.endsWith(`/${id}.md`))?.[1];
  return load ? load() : null;
}
