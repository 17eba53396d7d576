import { expect, test } from "vitest";
import { readCallout } from "./callout.ts";

test("a paragraph that begins with a callout word is a callout", () => {
  expect(readCallout("Tip: Keep a log.")).toEqual({ callout: "tip", rest: "Keep a log." });
  expect(readCallout("Warning: forms cut text.")).toEqual({ callout: "warning", rest: "Forms cut text." });
  expect(readCallout('Example: "I led" becomes more.')).toEqual({ callout: "example", rest: '"I led" becomes more.' });
});

test("a callout word elsewhere or without a colon is ordinary text", () => {
  for (const text of ["A Tip: no", "Tips: many", "Tip without a colon", "Tip:without a space", "tip: lower case", ""])
    expect(readCallout(text)).toBeUndefined();
});
