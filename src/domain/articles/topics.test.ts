import { expect, test } from "vitest";
import { pagePathAt } from "../pages/page-paths.ts";
import { articles, guides } from "./articles.gen.ts";
import { topics } from "./topics.ts";

test.each(Object.values(topics).map((topic) => [topic.title, topic] as const))(
  "%s has a page and real reading",
  (_, topic) => {
    const known = new Set([...guides, ...articles].map(({ id }) => id));
    expect(pagePathAt(topic.path)).toBe(topic.path);
    expect(topic.reading.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(topic.reading).size).toBe(topic.reading.length);
  },
);

test("every guide and article is on at least one list", () => {
  const listed = new Set<string>(Object.values(topics).flatMap(({ reading }) => reading));
  expect([...guides, ...articles].filter(({ id }) => !listed.has(id))).toEqual([]);
});
