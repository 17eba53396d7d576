import { expect, test } from "vitest";
import { searchArticles } from "./search-articles.ts";

const fafsa = { title: "FAFSA Basics", topic: "Filing the form", summary: "Who signs it.", tags: ["state aid"] };
const letters = { title: "Letters", topic: "Asking a teacher", summary: "Six weeks ahead.", tags: ["recommendations"] };
const list = [fafsa, letters];

test("an empty query returns the whole list in order", () => {
  expect(searchArticles(list, "")).toEqual(list);
  expect(searchArticles(list, "  ?  ")).toEqual(list);
});

test("search matches the beginnings of words in title, topic, summary and tags", () => {
  expect(searchArticles(list, "fafsa")).toEqual([fafsa]);
  expect(searchArticles(list, "TEACH")).toEqual([letters]);
  expect(searchArticles(list, "weeks")).toEqual([letters]);
  expect(searchArticles(list, "state aid")).toEqual([fafsa]);
  expect(searchArticles(list, "ters")).toEqual([]);
});

test("every word of the query must match", () => {
  expect(searchArticles(list, "six letters")).toEqual([letters]);
  expect(searchArticles(list, "fafsa letters")).toEqual([]);
});
