import { expect, test } from "vitest";
import { isNextPath } from "./is-next-path.ts";
import { NextPath } from "./next-path.ts";

test.each(["/dashboard", "/scholarships?q=nursing#top", "/", "/article/a.b", "/authors", "/x?u=//y"])(
  "%s leads on within this site",
  (path) => expect(isNextPath(path)).toBe(true),
);

test.each([
  "",
  "dashboard",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/a/..//evil.example",
  "/./evil",
  "/%2e%2e/x",
  "/x\n/y",
  "/auth",
  "/auth/confirm",
  "/auth?next=/auth",
  `/${"x".repeat(600)}`,
])("%j does not", (path) => expect(isNextPath(path)).toBe(false));

test("a path to another site is ignored, not refused", () => {
  expect(NextPath.parse("/applications")).toBe("/applications");
  expect(NextPath.parse("//evil.example")).toBeUndefined();
  expect(NextPath.parse(7)).toBeUndefined();
});
