import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { resultsFor } from "../../matches/catalogue/results/student-results.ts";
import { readStudent } from "../../matches/criteria/student.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";

const listed = {
  title: "Listed in Carolina",
  field_of_study: ["Nursing"],
  provider_name: "Cape Fear Valley Health",
  description: "From another sponsor, listed by East Carolina University. For students who study nursing.",
};
const ofDuke = { title: "Given at Duke", field_of_study: ["Nursing"], institutions: ["Duke University"] };
const ofCounty = {
  title: "Of a county",
  field_of_study: ["Nursing"],
  demands: [{ about: "check" as const, kind: "place" as const, quote: "Have ties to Amador County, California." }],
};
const everywhere = { title: "Everywhere", description: "For students who want to be a nurse." };
const index = compileIndex(
  [listed, ofDuke, ofCounty, everywhere].map((each) => blankScholarship({ id: each.title, ...each })),
  today,
);

/** What comes behind the scholarship that names no place, for a student who looks for nursing. */
function behind(profile: ProfileChanges, words = "nursing"): string[] {
  const student = readStudent({ field_of_study: "Nursing", ...profile });
  const results = { matches: resultsFor(index, student).matches, student };
  const { items } = searchCatalogue(index, { understood: readQuery(words, today), words, results, limit: 9 });
  const ids = items.map(({ id }) => id);
  expect(ids).toHaveLength(4);
  return ids.slice(ids.indexOf(everywhere.title) + 1).sort();
}

const texan: ProfileChanges = { location: "Austin, TX", academic_level: "undergraduate" };
const all = [ofDuke.title, listed.title, ofCounty.title];

test.each<[who: string, profile: ProfileChanges, behind: string[]]>([
  ["an undergraduate elsewhere", texan, all],
  [
    "who is in high school, and may go to any college",
    { ...texan, academic_level: "high_school" },
    [listed.title, ofCounty.title],
  ],
  ["an undergraduate of the state of the college", { ...texan, location: "Boone, NC" }, [ofCounty.title]],
  ["who thinks of the college", { ...texan, intended_colleges: ["Duke University"] }, [ofCounty.title]],
])("what is probably for students elsewhere comes behind what is open to %s", (_, profile, expected) => {
  expect(behind(profile)).toEqual(expected.toSorted());
});

test("a state in the words counts, and not that of the profile", () => {
  const student = readStudent({ field_of_study: "Nursing", ...texan });
  const words = "nursing in North Carolina";
  const results = { matches: resultsFor(index, student).matches, student };
  const { items } = searchCatalogue(index, { understood: readQuery(words, today), words, results, limit: 9 });
  expect(items.slice(0, 2).map(({ id }) => id)).toContain(listed.title);
});
