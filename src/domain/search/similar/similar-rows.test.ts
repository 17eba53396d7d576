import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { inOneGo } from "../../matches/catalogue/slices.ts";
import { similarRows } from "./similar-rows.ts";

type Listed = Partial<IndexedScholarship>;
const named = (title: string, facts: Listed = {}) => blankScholarship({ id: title, title, ...facts });
const times = (count: number, title: string, facts: Listed = {}) =>
  Array.from({ length: count }, (_, at) => named(`${title} ${at}`, facts));
const others = times(500, "Other");

/** The titles of what is similar to a scholarship, in a catalog with 500 others that share nothing. */
function similarTo(one: Listed, list: readonly IndexedScholarship[], passes?: (title: string) => boolean): string[] {
  const index = compileIndex([...list, ...others], today);
  const titleOf = (row: number) => index.ids[row] as string;
  const rows = inOneGo(
    similarRows(index, named("It", one), { limit: 4, passes: passes && ((row) => passes(titleOf(row))) }),
  );
  return rows.map(({ row }) => titleOf(row));
}

const nursing: Listed = { field_of_study: ["Nursing"] };

test("what few scholarships share makes two similar, and the rarer the more", () => {
  const list = [
    named("Same field and group", { ...nursing, groups: ["hispanic"] }),
    named("Same field", nursing),
    ...times(50, "Same level", { academic_level: ["bachelor"] }),
  ];
  const one: Listed = { ...nursing, groups: ["hispanic"], academic_level: ["bachelor"] };
  expect(similarTo(one, list)).toEqual(["Same field and group", "Same field"]);
});

test("where nothing specific is shared, nothing is similar", () => {
  const one: Listed = { academic_level: ["bachelor"], need_based: true, keywords: ["leadership"] };
  const general = times(60, "General", { ...one, citizenship: ["us_citizen"], countries: ["US"] });
  expect(similarTo({ ...one, citizenship: ["us_citizen"], countries: ["US"] }, general)).toEqual([]);
});

test.each<[string, Listed, Listed]>([
  ["another state", { location_restrictions: ["TX"] }, { location_restrictions: ["OH"] }],
  ["another group", { groups: ["women"] }, { groups: ["hispanic"] }],
  ["another level", { academic_level: ["high_school"] }, { academic_level: ["doctoral"] }],
  ["the students of a college", {}, { institutions: ["Rice University"] }],
  ["another college", { institutions: ["Baylor University"] }, { institutions: ["Rice University"] }],
])("what shares the field and is for %s is not similar", (_, own, other) => {
  const list = [named("For others", { ...nursing, ...other }), named("For all nurses", nursing)];
  expect(similarTo({ ...nursing, ...own }, list)).toEqual(["For all nurses"]);
});

test("another field is not similar, whatever else is shared", () => {
  const one: Listed = { ...nursing, groups: ["hispanic"] };
  const list = [named("Accountants", { field_of_study: ["Accounting"], groups: ["hispanic"] })];
  expect(similarTo(one, list)).toEqual([]);
});

test("a keyword that few texts have makes two similar", () => {
  const list = [named("Castle and Queen Prize", { keywords: ["chess"] }), named("Chess Champions Award")];
  expect(similarTo({ keywords: ["chess", "leadership"] }, list)).toEqual([
    "Castle and Queen Prize",
    "Chess Champions Award",
  ]);
});

test("a college with many scholarships makes two similar only beside something else", () => {
  const college: Listed = { institutions: ["Rice University"] };
  const few = times(3, "Few", college);
  expect(similarTo(college, few)).toHaveLength(3);
  const many = [...times(40, "Many", college), named("Nurses", { ...college, ...nursing })];
  expect(similarTo(college, many)).toEqual([]);
  expect(similarTo({ ...college, ...nursing }, many)).toEqual(["Nurses"]);
});

test("the other scholarships of a sponsor are similar", () => {
  const list = [named("Second", { provider_name: "Larkspur Guild" })];
  expect(similarTo({ provider_name: "Larkspur Guild" }, list)).toEqual(["Second"]);
});

test("what requires more than the scholarship comes later", () => {
  const list = [named("In Texas", { ...nursing, location_restrictions: ["TX"] }), named("Anywhere", nursing)];
  expect(similarTo(nursing, list)).toEqual(["Anywhere", "In Texas"]);
});

test("what is of no use to the reader is left out", () => {
  const list = [named("Useless", nursing), named("Useful", nursing)];
  expect(similarTo(nursing, list, (title) => title !== "Useless")).toEqual(["Useful"]);
});
