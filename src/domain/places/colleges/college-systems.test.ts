import { expect, test } from "vitest";
import { collegesOfUs } from "./college-names.ts";
import { communityCollegesOf, fitOfSystems, systemsNamed, systemsOf } from "./college-systems.ts";

const all = collegesOfUs();
const inSystem = (key: string) => all.filter((college) => systemsOf(college).includes(key)).map(({ name }) => name);
const administration = /-?System(?: Administration)?$|-Research Centers$|^University System|\b(?:Flex|Online)$/;

// As the systems count themselves, where the table of colleges counts otherwise with the reason.
test.each([
  ["UC", 11], // Ten, and the law school in San Francisco.
  ["CSU", 23],
  ["SUNY", 59], // 64 with five colleges inside Cornell and Alfred.
  ["CUNY", 20], // 25: the graduate schools share one row, and some have none.
  ["UNC System", 16], // And a high school.
  ["University System of Georgia", 27], // 26: the two-year college of Georgia State has a row.
  ["State University System of Florida", 12],
  ["UT System", 14], // 13 with Tyler's health center, and Stephen F. Austin.
  ["Texas A&M System", 12],
  ["Universities of Wisconsin", 13],
  ["University System of Maryland", 11], // Twelve with a center that teaches no undergraduates.
  ["LSU System", 6],
  ["University of Tennessee System", 5],
  ["University of Massachusetts", 5],
  ["University of Missouri System", 4],
  ["University of Maine System", 6], // Seven with Machias, which is part of the one at Orono.
  ["University of Hawaii System", 10],
  ["Nevada System of Higher Education", 7], // Eight with the Desert Research Institute.
  ["Utah System of Higher Education", 8], // Without its technical colleges.
  ["Iowa Regents", 3],
  [communityCollegesOf("NC"), 58],
])("%s has %i colleges", (key, count) => {
  expect(inSystem(key).filter((name) => !administration.test(name))).toHaveLength(count);
});

test("no college is in two systems, but community colleges may be in that of their state", () => {
  for (const college of all) {
    const systems = systemsOf(college).filter(
      (key) => key !== communityCollegesOf(college.state) && !key.startsWith("perhaps"),
    );
    expect(systems.length, college.name).toBeLessThanOrEqual(1);
  }
});

test("public colleges of a state are other ones only where another system has them", () => {
  for (const college of all.filter(({ state, owner, tribal }) => state === "TX" && owner === "public" && !tribal)) {
    const own = systemsOf(college);
    const isPlaced = own.includes("Texas A&M System") || own.includes(communityCollegesOf("TX"));
    if (isPlaced) expect(fitOfSystems(own, ["UT System"]), college.name).toBe("other");
    else expect(fitOfSystems(own, ["UT System"]), college.name).not.toBe("other");
    expect(fitOfSystems(own, ["CUNY"]), college.name).toBe("other");
  }
});

test.each([
  ["suny", ["SUNY"]],
  ["california state university system", ["CSU"]],
  ["suny oswego", []],
  ["university of texas", []],
])("%s names all of %j", (name, expected) => {
  expect(systemsNamed(name)).toEqual(expected);
});
