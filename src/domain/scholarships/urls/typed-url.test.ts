import { expect, test } from "vitest";
import { typedUrl } from "./typed-url.ts";

test.each([
  ["example.org/apply", "https://example.org/apply"],
  [" https://example.org ", "https://example.org"],
  ["", ""],
])("%j is read as %j", (typed, url) => {
  expect(typedUrl.parse(typed)).toBe(url);
});

test.each(["apply", "https://user@example.org", "javascript:alert(1)", "https://example.org/\u001b[2J"])(
  "%j is refused",
  (typed) => {
    expect(typedUrl.safeParse(typed).success).toBe(false);
  },
);

test("a text of megabytes is refused as too long", () => {
  expect(typedUrl.safeParse("a.".repeat(2_490_000)).error?.issues[0]?.message).toBe("Use at most 2,000 characters.");
});
