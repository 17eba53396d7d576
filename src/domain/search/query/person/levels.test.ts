import { expect, test } from "vitest";
import { readQuery } from "../read-query.ts";

const today = "2026-11-22";
const levelsOf = (query: string) =>
  readQuery(query, today).constraints.flatMap(({ slot, value }) => (slot === "academic_level" ? [value] : []));

test.each(["virginia tech sophomore", "Virginia Tech engineering senior", "howard university nursing junior"])(
  "a class right behind a college is one of that college: %s",
  (query) => expect(levelsOf(query)).toEqual(["bachelor"]),
);

test("a class elsewhere may be one of high school", () => {
  expect(levelsOf("freshman who wants to go to virginia tech")).toEqual(["high_school", "bachelor"]);
});

test.each(["homeschooled senior", "home schooled junior", "homeschooler"])(
  "who learns at home is in high school, and looked for by that word too: %s",
  (query) => {
    expect(levelsOf(query)).toEqual(["high_school"]);
    expect(readQuery(query, today).topics).toEqual([query.replace(/ (?:senior|junior)$/, "")]);
  },
);

test("a teenager is in high school, but no mother is, nor who has teenagers", () => {
  expect(levelsOf("jewish teens")).toEqual(["high_school"]);
  expect(["teen mom nursing", "widow with 3 teenagers"].flatMap(levelsOf)).toEqual([]);
});

test("a diploma is looked for alone, and adds nothing beside a level", () => {
  expect(readQuery("got my ged", today).topics).toEqual(["ged"]);
  expect(levelsOf("ged scholarships")).toEqual(["high_school"]);
  expect(readQuery("got my GED, now community college", today)).toMatchObject({ topics: [], ignored: ["got my GED"] });
  expect(levelsOf("got my GED, now community college")).toEqual(["associate"]);
});
