import { expect, test } from "vitest";
import { findSitePage, sitePages } from "./site-pages.ts";

test("an article is a page at its id, its key and its slugs, and they all have one address", () => {
  for (const path of [
    "/article/essay-prompt-analysis",
    "/article/how-to-read-a-scholarship-essay-prompt",
    "/article/How%20to%20read%20a%20scholarship%20essay%20prompt",
    "/article/Essay Prompt Analysis",
    "/article/essay-prompt-analysis/",
  ])
    expect(findSitePage(path)?.path).toBe("/article/essay-prompt-analysis");
});

test("an article that nobody wrote is no page", () => {
  for (const path of ["/article/no-such-article", "/article/", "/article", "/article/%E0%A4%A", "/article/a/b"])
    expect(findSitePage(path)).toBeUndefined();
});

test("every page of the site is found at its own address", () => {
  for (const page of sitePages) expect(findSitePage(page.path)).toEqual(page);
  const paths = sitePages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain("/applications");
  expect(paths).not.toContain("/application-tracker");
});
