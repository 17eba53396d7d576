import { expect, test } from "vitest";
import { applyTarget, isListing, pageLinkWords } from "./apply-target.ts";

test("an encrypted page can be opened, and its host is named", () => {
  expect(applyTarget(" https://www.fnsna.org/apply ")).toEqual({
    kind: "page",
    url: "https://www.fnsna.org/apply",
    host: "fnsna.org",
    isHome: false,
  });
});

test.each([
  ["https://www.highered.texas.gov/", true],
  ["https://example.org", true],
  ["https://example.org/en/index.html", true],
  ["https://example.org/scholarships", false],
  ["https://example.org/?award=12", false],
  ["https://example.org/#apply", false],
])("%s is the first page of its site: %s", (url, isHome) => {
  expect(applyTarget(url)).toMatchObject({ isHome });
});

test("a link says Apply where a student can, and else that it is only a visit", () => {
  expect(pageLinkWords({ isHome: false })).toBe("Apply");
  expect(pageLinkWords({ isHome: true })).toBe("Visit site");
  expect(pageLinkWords({ isHome: false, isListed: true })).toBe("Visit site");
});

test("a page without encryption is not opened, and neither is another kind of link", () => {
  expect(applyTarget("http://example.org/apply").kind).toBe("unencrypted");
  for (const url of [null, "", "javascript:alert(1)", "ftp://example.org", "https://"])
    expect(applyTarget(url).kind).toBe("unknown");
});

test("a scholarship that only another's list names is told from one with a page of its sponsor", () => {
  const isOfList = (provider_name: string, description: string) => isListing({ provider_name, description });
  expect(isOfList("NAWIC", "From another sponsor, listed by Central Piedmont Community College.")).toBe(true);
  expect(isOfList("Listed by Reed College", "Pays $500.")).toBe(true);
  expect(isOfList("Elks", "For trades that are listed by the state.")).toBe(false);
});
