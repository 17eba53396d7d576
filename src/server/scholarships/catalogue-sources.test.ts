import { expect, test } from "vitest";
import { CatalogueSources } from "#domain/scholarships/catalogue-sources.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { saveScholarships } from "./saving/save-scholarships.ts";

const app = await testApp();

test("every source is counted with its open, closed, warned and unchecked scholarships", async () => {
  const listed = { provenance: "imported", source_name: "A list" } as const;
  await saveScholarships(
    app.db,
    [
      makeScholarship("Open", { last_checked: "2026-11-01", deadline_kind: "fixed", deadline: "2027-01-31" }),
      makeScholarship("Past", { last_checked: "2026-11-10", deadline_kind: "fixed", deadline: "2026-11-10" }),
      makeScholarship("Listed", { ...listed, last_checked: "2026-10-01" }),
      makeScholarship("Unchecked", listed),
      makeScholarship("A scam", {
        ...listed,
        description: "Send a processing fee of $49 by gift card and your bank account number to claim your award.",
      }),
      makeScholarship("From nowhere", { provenance: "submitted", source_name: null }),
      makeScholarship("Waiting", { provenance: "submitted", source_name: null, status: "pending_review" }),
    ],
    testNow,
  );
  const counted = CatalogueSources.parse(await (await app.call("/api/stats/sources")).json());
  const list = { scholarships: 3, open: 2, warned: 1, never_checked: 1, last_checked: "2026-10-01" };
  const byHand = { scholarships: 2, open: 1, warned: 0, never_checked: 0, last_checked: "2026-11-10" };
  const sent = { scholarships: 1, open: 1, warned: 0, never_checked: 1, last_checked: null };
  expect(counted).toEqual({
    ...{ scholarships: 6, open: 4, warned: 1, never_checked: 2, last_checked: "2026-11-10" },
    by_provenance: [
      { provenance: "imported", ...list },
      { provenance: "curated", ...byHand },
      { provenance: "submitted", ...sent },
    ],
    by_source: [
      { source_name: "A list", ...list },
      { source_name: "hand", ...byHand },
    ],
    sources: 2,
  });
});
