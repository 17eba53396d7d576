import { slug } from "./slug.ts";

type Searchable = { title: string; topic: string; summary: string; tags: readonly string[] };

/**
 * The articles in which every word of the query begins a word of the title, topic, summary or tags. An empty query
 * gives all of them. The order stays the same.
 */
export function searchArticles<A extends Searchable>(articles: readonly A[], query: string): A[] {
  const wanted = slug(query).split("-").filter(Boolean);
  return articles.filter(({ title, topic, summary, tags }) => {
    const words = `-${slug([title, topic, summary, ...tags].join(" "))}`;
    return wanted.every((word) => words.includes(`-${word}`));
  });
}
