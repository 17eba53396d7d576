import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";

test("a path of this site is kept with its query and fragment", () => {
  expect(nextPath("/scholarships?q=nursing#top")).toBe("/scholarships?q=nursing#top");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/.//evil.example",
  "",
  null,
])("%j leads nowhere", (given) => {
  expect(nextPath(given)).toBeUndefined();
});

test("the sign-in page never sends back to itself", () => {
  expect(nextPath("/auth?next=/scholarships")).toBeUndefined();
});
