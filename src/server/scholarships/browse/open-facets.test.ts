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

test("lists count and show changed scholarships at their place, and none that is gone", async () => {
  const nursing = (id: string, deadline: string) =>
    blankScholarship({ id, field_of_study: ["Nursing"], deadline, deadline_kind: "fixed" });
  const before = compileIndex(
    ["a", "b", "c", "d", "e", "f", "g", "h"].map((id, at) => nursing(id, `2026-11-2${4 + (at % 5)}`)),
    today,
  );
  const open = [nursing("a", "2026-11-26"), nursing("i", "2026-11-24"), nursing("h", "2027-05-01")];
  const changes = { today, changed: ["a", "b", "h", "i"], open: compileRows(open, today) };
  const [index, inOrder] = [1000, 0].map((most) => inOneGo(changeIndex(before, changes, most)));
  const lists = async (of: typeof before) =>
    (await openFacets(of)).map(({ facet, idsBetween }) => [facet, idsBetween(0, 3), idsBetween(2, 60)]);
  expect(index?.later.inOrder).toHaveLength(3);
  expect(await lists(index as typeof before)).toEqual(await lists(inOrder as typeof before));
  expect((await lists(inOrder as typeof before)).length).toBeGreaterThan(1);
});
