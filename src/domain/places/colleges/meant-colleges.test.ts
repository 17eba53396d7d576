import fc from "fast-check";
import { expect, test } from "vitest";
import type { Place } from "../location.ts";
import { collegesMeant } from "./meant-colleges.ts";

const inState = (state: Place["state"]): Place => ({ state, country: state === null ? null : "US" });
const namesOf = (written: string, state: Place["state"]) =>
  collegesMeant(written, inState(state)).colleges.map(({ name }) => name);

test.each<[string, Place["state"], string]>([
  ["Washington State", "WA", "Washington State University"],
  ["central washington", "WA", "Central Washington University"],
  ["Yakima Valley Community College", "WA", "Yakima Valley College"],
  ["community college in Yakima", "WA", "Yakima Valley College"],
  ["U of Oregon", "WA", "University of Oregon"],
  ["Oregon St.", "WA", "Oregon State University"],
  ["Ohio State", "WA", "Ohio State University"],
  ["Penn State", "WA", "Pennsylvania State University"],
  ["UT Austin", "WA", "The University of Texas at Austin"],
  ["Texas A&M", "WA", "Texas A & M University-College Station"],
  ["SUNY Buffalo", "WA", "University at Buffalo"],
  ["cal state la", "CA", "California State University-Los Angeles"],
  ["msu billings", "MT", "Montana State University Billings"],
  ["BYU Idaho", "WA", "Brigham Young University-Idaho"],
  ["Univeristy of Washington", "WA", "University of Washington-Seattle Campus"],
  ["Gonzage University", "WA", "Gonzaga University"],
  ["Washington University", "MO", "Washington University in St Louis"],
  ["Union College Nebraska", null, "Union College"],
  ["UTSA", null, "The University of Texas at San Antonio"],
  ["U.T.S.A.", "FL", "The University of Texas at San Antonio"],
  ["utsa", "TX", "The University of Texas at San Antonio"],
  ["HCC", "TX", "Houston Community College"],
  ["UW", "WA", "University of Washington-Seattle Campus"],
  ["WSU", "WA", "Washington State University"],
  ["WSU", "MI", "Wayne State University"],
  ["USC", "CA", "University of Southern California"],
  ["Southern University", "LA", "Southern University and A & M College"],
  ["Southern University", "TX", "Southern University and A & M College"],
  ["Southern University, Baton Rouge", "LA", "Southern University and A & M College"],
  ["LSU", "LA", "Louisiana State University and Agricultural & Mechanical College"],
  ["Purdue", "IN", "Purdue University"],
  ["Arizona State", "AZ", "Arizona State University"],
  ["ASU", "AZ", "Arizona State University"],
  // The names of IPEDS, as they stand in older profiles.
  ["Arizona State University Campus Immersion", "AZ", "Arizona State University"],
  ["Arizona State University Digital Immersion", "AZ", "Arizona State University Online"],
  ["Ohio State University-Main Campus", "OH", "Ohio State University"],
  ["University of Houston", "TX", "University of Houston"],
])("%s of a student in %s is %s", (written, state, expected) => {
  expect(namesOf(written, state)).toEqual([expected]);
  expect(collegesMeant(written, inState(state)).isSure).toBe(true);
});

test.each<[string, Place["state"], string[]]>([
  ["University of Illinois", null, ["University of Illinois Urbana-Champaign", "University of Illinois Chicago"]],
  ["University of Colorado", "CO", ["University of Colorado Boulder"]],
  ["UW", "ID", ["University of Washington-Seattle Campus", "University of Wisconsin-Madison", "University of Wyoming"]],
  ["HCC", null, ["Houston Community College", "Hillsborough Community College"]],
  ["Cornell", null, ["Cornell University", "Cornell College"]],
  ["Columbia College", null, ["Columbia College"]],
  ["University of Texas", null, ["The University of Texas at Austin", "The University of Texas at Dallas"]],
  // The university in Pullman is known to all, also where a small college has the same short name.
  ["Washington State", "OH", ["Washington State University", "Washington State Community College"]],
  // Who writes the whole short name of one college seldom means a part of another's.
  ["Notre Dame", "MD", ["University of Notre Dame", "Notre Dame of Maryland University"]],
  ["UMD", "MN", ["University of Maryland-College Park", "University of Minnesota-Duluth"]],
  ["Bloomsburg University", "PA", ["Commonwealth University of Pennsylvania"]],
  ["Hunter", "NY", ["CUNY Hunter College"]],
])("%s of a student in %s may be any of %j", (written, state, expected) => {
  expect(namesOf(written, state)).toEqual(expect.arrayContaining(expected));
  expect(collegesMeant(written, inState(state)).isSure).toBe(false);
});

test.each([
  "University",
  "community college",
  "Washington",
  "undecided",
  "Hogwarts",
  "a college of my dreams",
  "Oxford University",
  "Univ of Toronto",
  "McGill",
  "University of Athens",
  "trade school",
  "constructor",
  "",
])("%s means no college of the US", (written) => {
  expect(namesOf(written, "WA").filter((name) => name !== "Athens State University")).toEqual([]);
});

test("a name of a student abroad is of a college of the US only in full", () => {
  const india: Place = { state: null, country: "IN" };
  expect(collegesMeant("UTSA", india).colleges).toEqual([]);
  expect(collegesMeant("Ohio State University", india).isSure).toBe(true);
});

test("any text may be written, and every college means itself", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: "grapheme" }), (written) => {
      const { colleges, isSure } = collegesMeant(written, inState("WA"));
      expect(colleges.length).toBeLessThanOrEqual(40);
      expect(isSure && colleges.length !== 1).toBe(false);
    }),
    { numRuns: 50 },
  );
});
