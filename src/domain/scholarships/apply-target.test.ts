import { expect, test } from "vitest";
import { applyTarget } from "./apply-target.ts";

test("an encrypted page can be opened, and its host is named", () => {
  expect(applyTarget(" https://www.fnsna.org/apply ")).toEqual({
    kind: "page",
    url: "https://www.fnsna.org/apply",
    host: "fnsna.org",
  });
});

test("a page without encryption is not opened, and neither is another kind of link", () => {
  expect(applyTarget("http://example.org/apply").kind).toBe("unencrypted");
  for (const url of [null, "", "javascript:alert(1)", "ftp://example.org", "https://"])
    expect(applyTarget(url).kind).toBe("unknown");
});
