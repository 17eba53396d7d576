import { slug } from "./slug.ts";

type Named = { id: string; title: string; topic: string };

/** The article that `asked` names: its id, else its key (the topic), else a slug of its title or key, in this order. */
export function findArticle<A extends Named>(articles: readonly A[], asked: string): A | undefined {
  const wanted = slug(asked);
  return (
    articles.find(({ id }) => id === asked) ??
    articles.find(({ topic }) => topic === asked) ??
    (wanted === "" ? undefined : articles.find(({ title, topic }) => slug(title) === wanted || slug(topic) === wanted))
  );
}
