import { expect, onTestFinished, test, vi } from "vitest";
import { changeIndex, compileRows } from "#domain/matches/catalogue/changes/index-changes.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { openFacets } from "./open-facets.ts";

const today = "2026-11-23";

test("the list of a field stays when the catalog gets other fields while the lists are found", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 10)); // so that every slice takes long
  onTestFinished(() => void vi.restoreAllMocks());
  const inNursing = ["a", "b", "c"].map((id) => blankScholarship({ id, field_of_study: ["Nursing"] }));
  const index = compileIndex(inNursing, today);
  const finding = openFacets(index);
  const added = blankScholarship({ id: "d", field_of_study: ["Nursing", "Law"] });
  inOneGo(changeIndex(index, { today, changed: [added.id], open: compileRows([added], today) }));
  expect((await finding).map(({ facet }) => [facet.slug, facet.open])).toContainEqual(["nursing", 3]);
});
