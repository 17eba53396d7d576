import { slug } from "./slug.ts";

type Named = { id: string; title: string; topic: string };

/** Finds an article by its id, else by its key (the topic), else by a slug of its title or key. */
export function findArticle<A extends Named>(articles: readonly A[], name: string): A | undefined {
  const wanted = slug(name);
  return (
    articles.find(({ id }) => id === name) ??
    articles.find(({ topic }) => topic === name) ??
    (wanted === "" ? undefined : articles.find(({ title, topic }) => slug(title) === wanted || slug(topic) === wanted))
  );
}
