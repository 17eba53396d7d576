import { slug } from "./slug.ts";

type Searchable = { title: string; topic: string; summary: string; tags: readonly string[] };

/**
 * The articles in which every word of the query begins a word of the title, topic, summary or tags; all of them for an
 * empty query. The order stays.
 */
export function searchArticles<A extends Searchable>(articles: readonly A[], query: string): A[] {
  const wanted = slug(query).split("-").filter(Boolean);
  return articles.filter(({ title, topic, summary, tags }) => {
    const words = `-${slug([title, topic, summary, ...tags].join(" "))}`;
    return wanted.every((word) => words.includes(`-${word}`));
  });
}
