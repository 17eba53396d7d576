import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl } from "./canonical-url.ts";
import { hostOf } from "./url-parts.ts";

test.each([
  ["http://WWW.Example.org/", "https://example.org"],
  ["https://example.org/Apply/", "https://example.org/Apply"],
  ["https://example.org/apply/index.html", "https://example.org/apply"],
  ["https://example.org:443/apply?utm_source=a&id=2&gclid=x&b=1#top", "https://example.org/apply?b=1&id=2"],
  ["https://example.org/go/january?refcode=PAR_NICHE", "https://example.org/go/january"],
  ["https://example.org/#/opportunity/123", "https://example.org#/opportunity/123"],
  ["https://vt.academicworks.com/opportunities/23969", "https://vt.academicworks.com/opportunities/23969"],
])("%s becomes %s", (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});

test.each(["", "example.org", "mailto:a@example.org", "javascript:alert(1)", "https://", null])(
  "%j is no URL of a page",
  (url) => {
    expect(canonicalUrl(url)).toBeNull();
  },
);

test("hostOf returns the host without www", () => {
  expect(hostOf("https://www.Coca-ColaScholarsFoundation.org/apply/")).toBe("coca-colascholarsfoundation.org");
});

test("canonical URLs do not change", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (url) => {
      const once = canonicalUrl(url);
      if (once !== null) expect(canonicalUrl(once)).toBe(once);
    }),
  );
});
