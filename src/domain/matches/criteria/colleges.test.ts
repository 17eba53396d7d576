import { expect, test } from "vitest";
import { collegeFit, collegeName } from "./colleges.ts";

const standing = (own: string, required: string) => collegeFit(collegeName(own), collegeName(required));

test.each([
  ["University of Utah", "The University of Utah"],
  ["Virginia Tech", "Virginia Polytechnic Institute and State University"],
  ["NC State", "North Carolina State University at Raleigh"],
  ["MIT", "Massachusetts Institute of Technology"],
  ["UC Davis", "University of California-Davis"],
  ["UC San Diego", "University of California-San Diego"],
  ["UT Dallas", "The University of Texas at Dallas"],
  ["University of Texas Dallas", "The University of Texas at Dallas"],
  ["UNC Charlotte", "University of North Carolina at Charlotte"],
  ["UIUC", "University of Illinois Urbana-Champaign"],
  ["Stanford", "Stanford University"],
  ["Cal State Fullerton", "California State University-Fullerton"],
])("%s is %s", (own, required) => {
  expect(standing(own, required)).toBe("same");
});

test.each([
  ["University of Texas at Austin", "University of Texas"],
  ["Truckee Meadows Community College", "Nevada System of Higher Education"],
  ["Cornell", "Cornell University"],
  ["Howard", "Howard University"],
  ["Michigan", "University of Michigan-Ann Arbor"],
  ["Mizzou", "University of Missouri-Columbia"],
  ["UMass", "University of Massachusetts-Amherst"],
  ["UW Madison", "University of Wisconsin-Madison"],
  ["Ole Miss", "University of Mississippi"],
  ["Hunter College", "CUNY"],
])("%s may be %s", (own, required) => {
  expect(standing(own, required)).toBe("unclear");
});

test.each([
  ["Rice University", "University of Utah"],
  ["Wake Technical Community College", "Central Piedmont Community College"],
  ["Stanford", "University of Utah"],
  ["University of California Davis", "University of California-Los Angeles"],
  ["Michigan State University", "University of Michigan-Ann Arbor"],
])("%s is not %s", (own, required) => {
  expect(standing(own, required)).toBe("other");
});
