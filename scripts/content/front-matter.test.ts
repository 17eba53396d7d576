import { expect, test } from "vitest";
import { ArticleFront } from "./front-matter.ts";

const source = { name: "A page", url: "https://example.org/", published: "2024-06-18", read_on: "2026-11-20" };
const front = {
  id: "an-article",
  title: "An Article",
  topic: "How to test",
  summary: "A text.",
  category: "Writing",
  resources_category: "Other",
  reading_time: 6,
  tags: ["one", "two", "three"],
  created_at: "2026-11-19",
  updated_at: "2026-11-21",
  sources: [source],
};

const accepts = (changes: object) => ArticleFront.safeParse({ ...front, sources: [{ ...source, ...changes }] }).success;

test("a source has a day, a month, a year or an explicit missing date", () => {
  expect(["2024-06-18", "2024-06", "2024", null].map((published) => accepts({ published }))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test.each([
  ["no word on when it was published", { published: undefined }],
  ["no day on which we read it", { read_on: undefined }],
  ["words for a date", { published: "official page, revised through the year" }],
  ["a month that does not exist", { published: "2024-13" }],
  ["words for the day of reading", { read_on: "undated page, read in a stored copy" }],
  ["a month as the day of reading", { read_on: "2026-11" }],
  ["a day of reading before it was published", { published: "2026-11-21" }],
  ["a day of reading after the text was last changed", { read_on: "2026-11-22" }],
  ["the field that took any words", { dated: "official page" }],
])("a source with %s is refused", (_, changes) => {
  expect(accepts({})).toBe(true);
  expect(accepts(changes)).toBe(false);
});

test("a text without a source is refused", () => {
  expect(ArticleFront.safeParse({ ...front, sources: [] }).success).toBe(false);
});
