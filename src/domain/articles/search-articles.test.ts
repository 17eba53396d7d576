import { expect, test } from "vitest";
import { searchArticles } from "./search-articles.ts";

const fafsa = { title: "FAFSA Basics", topic: "Filing the form", summary: "Who signs it.", tags: ["state aid"] };
const letters = { title: "Letters", topic: "Asking a teacher", summary: "Six weeks ahead.", tags: ["recommendations"] };
const list = [fafsa, letters];

test("an empty query keeps the list as it is", () => {
  expect(searchArticles(list, "")).toEqual(list);
  expect(searchArticles(list, "  ?  ")).toEqual(list);
});

test("title, topic, summary and tags are searched, by the beginnings of words", () => {
  expect(searchArticles(list, "fafsa")).toEqual([fafsa]);
  expect(searchArticles(list, "TEACH")).toEqual([letters]);
  expect(searchArticles(list, "weeks")).toEqual([letters]);
  expect(searchArticles(list, "state aid")).toEqual([fafsa]);
  expect(searchArticles(list, "ters")).toEqual([]);
});

test("every word of the query must be there", () => {
  expect(searchArticles(list, "six letters")).toEqual([letters]);
  expect(searchArticles(list, "fafsa letters")).toEqual([]);
});
