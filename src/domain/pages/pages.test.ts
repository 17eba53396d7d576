import { expect, test } from "vitest";
import { isIndexed, isListed } from "./indexing.ts";
import { isOpen, movedTo, pagePaths } from "./page-paths.ts";
import { findPage } from "./pages.ts";

test("a page is found with and without a slash at the end", () => {
  expect(findPage("/auth")?.title).toBe("Sign in or sign up");
  expect(findPage("/auth/")?.title).toBe("Sign in or sign up");
  expect(findPage("/")?.path).toBe("/");
});

test("an unknown path is no page", () => {
  expect(findPage("/no-such-page")).toBeUndefined();
  expect(findPage("/auth/more")).toBeUndefined();
  expect(findPage("//evil.example")).toBeUndefined();
});

test.each(pagePaths)("%s has a title and a description short enough for a search result", (path) => {
  const page = findPage(path);
  expect(page?.title.length).toBeLessThanOrEqual(60);
  expect(page?.description.length).toBeLessThanOrEqual(160);
});

test("an old path is open exactly when the page it moved to is", () => {
  expect(movedTo("/application-tracker/")).toBe("/applications");
  expect(isOpen("/application-tracker")).toBe(isOpen("/applications"));
  expect(findPage("/application-tracker")?.title).toBe(findPage("/applications")?.title);
  expect(isIndexed("/application-tracker")).toBe(false);
});

test("the sign-in page may be indexed but is not listed for crawlers", () => {
  expect([isIndexed("/auth"), isListed("/auth")]).toEqual([true, false]);
  expect([isIndexed("/about"), isListed("/about")]).toEqual([true, true]);
});
