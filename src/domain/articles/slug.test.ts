import fc from "fast-check";
import { expect, test } from "vitest";
import { slug } from "./slug.ts";

test("a title becomes words with hyphens", () => {
  expect(slug("Merit vs. Need-Based Aid")).toBe("merit-vs-need-based-aid");
  expect(slug("  The sponsor's résumé: 3 rules  ")).toBe("the-sponsors-resume-3-rules");
  expect(slug("???")).toBe("");
});

test("the slug of a slug is the same and safe in a URL", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = slug(text);
      expect(slug(once)).toBe(once);
      expect(once).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
