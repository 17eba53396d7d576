import { expect, test } from "vitest";
import { findSitePage, sitePages } from "./site-pages.ts";

test("an article is found by id, key and slugs, with one canonical path", () => {
  for (const path of [
    "/article/essay-prompt-analysis",
    "/article/how-to-read-a-scholarship-essay-prompt",
    "/article/How%20to%20read%20a%20scholarship%20essay%20prompt",
    "/article/Essay Prompt Analysis",
    "/article/essay-prompt-analysis/",
  ])
    expect(findSitePage(path)?.path).toBe("/article/essay-prompt-analysis");
});

test("an unknown article is no page", () => {
  for (const path of ["/article/no-such-article", "/article/", "/article", "/article/%E0%A4%A", "/article/a/b"])
    expect(findSitePage(path)).toBeUndefined();
});

test("every page of the site is found at its own path", () => {
  for (const page of sitePages) expect(findSitePage(page.path)).toEqual(page);
  const paths = sitePages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain("/applications");
  expect(paths).not.toContain("/application-tracker");
});
