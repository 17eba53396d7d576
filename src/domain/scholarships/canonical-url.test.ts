import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl, hostOf } from "./canonical-url.ts";

test.each([
  ["http://WWW.Example.org/", "https://example.org"],
  ["https://example.org/Apply/", "https://example.org/Apply"],
  ["https://example.org/apply/index.html", "https://example.org/apply"],
  ["https://example.org:443/apply?utm_source=a&id=2&gclid=x&b=1#top", "https://example.org/apply?b=1&id=2"],
  ["https://example.org/go/january?refcode=PAR_NICHE", "https://example.org/go/january"],
  ["https://example.org/#/opportunity/123", "https://example.org#/opportunity/123"],
  ["https://vt.academicworks.com/opportunities/23969", "https://vt.academicworks.com/opportunities/23969"],
])("%s is %s", (address, canonical) => {
  expect(canonicalUrl(address)).toBe(canonical);
});

test.each(["", "example.org", "mailto:a@example.org", "javascript:alert(1)", "https://", null])(
  "%j is no address of a page",
  (address) => {
    expect(canonicalUrl(address)).toBeNull();
  },
);

test("the host is what a student knows the site by", () => {
  expect(hostOf("https://www.Coca-ColaScholarsFoundation.org/apply/")).toBe("coca-colascholarsfoundation.org");
});

test("canonical addresses stay as they are", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (address) => {
      const once = canonicalUrl(address);
      if (once !== null) expect(canonicalUrl(once)).toBe(once);
    }),
  );
});
