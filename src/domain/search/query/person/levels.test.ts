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

test("a diploma is looked for alone, and adds nothing beside a level", () => {
  expect(readQuery("got my ged", today).topics).toEqual(["got my ged"]);
  expect(readQuery("ged scholarships", today).topics).toEqual(["ged"]);
  expect(readQuery("got my GED, now community college", today).topics).toEqual([]);
});
