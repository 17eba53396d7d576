import { expect, test } from "vitest";
import { articles } from "./articles.gen.ts";
import { findArticle } from "./find-article.ts";
import { slug } from "./slug.ts";

const letters = { id: "letters", title: "Asking for Letters", topic: "How to ask for a letter" };
const scams = { id: "scams", title: "Letters", topic: "Spotting a scam" };
const list = [scams, letters];

test("an article is found by its id, by its key, and by a slug of its title or key", () => {
  for (const name of ["letters", "How to ask for a letter", "how-to-ask-for-a-letter", "asking-for-letters"])
    expect(findArticle(list, name)).toBe(letters);
});

test("an id takes precedence over another article's title", () => {
  expect(findArticle(list, "letters")).toBe(letters);
  expect(findArticle(list, "Letters")).toBe(scams);
});

test("an unknown article is not found", () => {
  for (const name of ["", "-", "letter", "../scams", "constructor"]) expect(findArticle(list, name)).toBeUndefined();
});

test.each(articles.map((article) => [article.id, article] as const))(
  "%s is found by each of its names",
  (_, article) => {
    for (const name of [article.id, article.topic, slug(article.title), slug(article.topic)])
      expect(findArticle(articles, name)).toBe(article);
  },
);
