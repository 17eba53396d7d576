import { expect, test } from "vitest";
import { collegeName } from "../../../places/colleges/college-spelling.ts";
import { collegeFit } from "./colleges.ts";

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
  ["Ohio St. Univ.", "The Ohio State University"],
  ["St. John's Univ.", "Saint John's University"],
  ["Mt. Holyoke College", "Mount Holyoke College"],
  ["U. of Michigan", "University of Michigan-Ann Arbor"],
  ["Texas A & M University", "Texas A&M University"],
  ["Truckee Meadows CC", "Truckee Meadows Community College"],
  ["University of Maine", "University of Maine at Orono"],
  ["Northwestern University School of Law", "Northwestern University"],
  ["UMass", "University of Massachusetts-Amherst"],
  ["UW Madison", "University of Wisconsin-Madison"],
  ["Mizzou", "University of Missouri-Columbia"],
  ["Ole Miss", "University of Mississippi"],
  ["UTSA", "The University of Texas at San Antonio"],
  ["UGA", "University of Georgia"],
  ["UConn", "University of Connecticut"],
  ["TAMUCC", "Texas A & M University-Corpus Christi"],
  ["CU Boulder", "University of Colorado Boulder"],
  ["Bama", "The University of Alabama"],
  ["Central Washington", "Central Washington University"],
  ["Texas A&M", "Texas A&M University-College Station"],
  ["Hunter College", "CUNY"],
  ["Truckee Meadows Community College", "Nevada System of Higher Education"],
  ["LSU", "Louisiana State University and Agricultural & Mechanical College"],
])("%s is %s", (own, required) => {
  expect(standing(own, required)).toBe("same");
});

test.each([
  ["University of Texas at Austin", "University of Texas"],
  ["Cornell", "Cornell University"],
  ["Howard", "Howard University"],
  ["Michigan", "University of Michigan-Ann Arbor"],
  ["USC", "University of South Carolina-Columbia"],
  ["ASU", "Appalachian State University"],
  ["Northwestern University", "Northwestern University School of Law"],
  ["University of North Carolina at Chapel Hill", "University of North Carolina School of Law"],
  ["Union College", "Union College, Nebraska"],
  ["Oxford University", "University of Oxford"],
  ["HCC", "Houston Community College"],
  ["HCC", "Hillsborough Community College"],
  ["NOVA", "Northern Virginia Community College"],
  ["ACC", "Austin Community College District"],
  ["OU", "University of Oklahoma-Norman Campus"],
  ["K-State", "Kansas State University"],
  ["The U", "University of Utah"],
  ["University of Miami", "Miami University"],
  ["Ohio State University", "Fisher College of Business"],
])("%s may be %s", (own, required) => {
  expect(standing(own, required)).toBe("unclear");
});

test.each([
  ["Rice University", "University of Utah"],
  ["Rice University", "Savannah College of Art and Design"],
  ["Wake Technical Community College", "Central Piedmont Community College"],
  ["Stanford", "University of Utah"],
  ["University of California Davis", "University of California-Los Angeles"],
  ["Michigan State University", "University of Michigan-Ann Arbor"],
  ["UTSA", "San Francisco State University"],
  ["UTSA", "The University of Texas at Austin"],
  ["HCC", "Central Piedmont Community College"],
  ["UNLV", "University of Utah"],
  ["Cornell", "University of Utah"],
  ["Georgia State", "Kennesaw State University"],
  ["Mizzou", "Florida State University"],
  ["Washington State", "Wake Technical Community College"],
  ["Yakima Valley College", "Wake Technical Community College"],
  ["UW", "Wake Technical Community College"],
  ["Hogwarts", "Howard University"],
  ["The U", "Rice University"],
])("%s is not %s", (own, required) => {
  expect(standing(own, required)).toBe("other");
});

test("a college may be called like a property of JavaScript objects", () => {
  expect(collegeName("Constructor")).toBe("constructor");
});
