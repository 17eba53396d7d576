import { expect, test } from "vitest";
import { readCallout } from "./callout.ts";

test("a paragraph that begins with a callout's word is one", () => {
  expect(readCallout("Tip: Keep a log.")).toEqual({ callout: "tip", rest: "Keep a log." });
  expect(readCallout("Warning: forms cut text.")).toEqual({ callout: "warning", rest: "Forms cut text." });
  expect(readCallout('Example: "I led" becomes more.')).toEqual({ callout: "example", rest: '"I led" becomes more.' });
});

test("the same word elsewhere, or without its colon, is ordinary text", () => {
  for (const text of ["A Tip: no", "Tips: many", "Tip without a colon", "Tip:without a space", "tip: lower case", ""])
    expect(readCallout(text)).toBeUndefined();
});
