import { expect, test } from "vitest";
import { pagePaths } from "./page-paths.ts";
import { findPage } from "./pages.ts";

test("a page is found with and without a slash at the end", () => {
  expect(findPage("/auth")?.title).toBe("Sign in or sign up");
  expect(findPage("/auth/")?.title).toBe("Sign in or sign up");
  expect(findPage("/")?.path).toBe("/");
});

test("a path that nobody registered is no page", () => {
  expect(findPage("/no-such-page")).toBeUndefined();
  expect(findPage("/auth/more")).toBeUndefined();
  expect(findPage("//evil.example")).toBeUndefined();
});

test.each(pagePaths)("%s has a title and a description short enough for a search result", (path) => {
  const page = findPage(path);
  expect(page?.title.length).toBeLessThanOrEqual(60);
  expect(page?.description.length).toBeLessThanOrEqual(160);
});
