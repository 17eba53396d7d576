import { expect, test } from "vitest";
import { chipsOf } from "../../shown/chips.ts";
import { readingNotes } from "../../shown/reading-notes.ts";
import { readQuery } from "../read-query.ts";

const today = "2026-11-22";
const read = (query: string) => readQuery(query, today);
const colleges = (query: string) =>
  read(query).constraints.flatMap(({ slot, value }) => (slot === "college" ? [value] : []));

test.each([
  ["ut austin", "The University of Texas at Austin"],
  ["penn state scholarships", "Pennsylvania State University"],
  ["texas a and m scholarships", "Texas A & M University-College Station"],
  ["texas a&m but im from louisiana", "Texas A & M University-College Station"],
  ["bama freshman", "The University of Alabama"],
  ["nc state engineering", "North Carolina State University at Raleigh"],
  ["I want to go to ole miss", "University of Mississippi"],
  ["University of California, Berkeley engineering", "University of California-Berkeley"],
  ["going to washington state", "Washington State University"],
  ["wsu student in washington", "Washington State University"],
  ["nursing at Rice", "Rice University"],
  ["stanford", "Stanford University"],
  ["univeristy of utah", "University of Utah"],
  ["gonzage university", "Gonzaga University"],
  ["uw madison, junior", "University of Wisconsin-Madison"],
  ["becas para estudiantes de nyu", "New York University"],
  ["my daughter is at miami dade college", "Miami Dade College"],
])("a college as students write it: %s", (query, name) => {
  expect(colleges(query)).toEqual([name]);
  expect(read(query).topics).toEqual([]);
});

test.each([
  "washington state scholarships",
  "ohio state grants",
  "north carolina students",
  "brown students",
  "rice farmers",
  "duke energy scholarship",
  "vet tech",
  "college of nursing",
  "my dream college",
  "community college students",
  "united negro college fund",
  "veterana en San Antonio",
  "women going to college",
  "state university",
  "i work at ups",
  "moved to UT",
  "hope scholarship",
])("words that name no college: %s", (query) => {
  expect(colleges(query)).toEqual([]);
});

test("a name of two colleges says both, with a choice and a note", () => {
  const query = "nursing at usc";
  const both = ["University of Southern California", "University of South Carolina-Columbia"];
  expect(colleges(query)).toEqual(both);
  expect(chipsOf(query, { understood: read(query), corrections: [] }, today).map(({ without }) => without)).toEqual([
    "at usc",
    "nursing At University of South Carolina-Columbia",
    "nursing At University of Southern California",
  ]);
  expect(colleges("nursing At University of South Carolina-Columbia")).toEqual([both[1]]);
  expect(readingNotes(read(query))).toEqual([
    "“at usc” can be University of Southern California or University of South Carolina-Columbia. We searched for each.",
  ]);
});

test("where the student lives decides which of them is meant", () => {
  const inCalifornia = readQuery("usc", today, null, { state: "CA", country: "US" });
  expect(inCalifornia.constraints.map(({ value }) => value)).toEqual(["University of Southern California"]);
});

test("a name of many campuses stays as it was written", () => {
  expect(colleges("University of Texas")).toEqual(["University of Texas"]);
});

test("a college that the student left or does not want is none", () => {
  expect(colleges("transferring from houston community college to ucla")).toEqual([
    "University of California-Los Angeles",
  ]);
  expect(read("not ucla").constraints.map(({ slot }) => slot)).toEqual(["exclude"]);
  expect(colleges("my dad is a professor at ucla")).toEqual([]);
});
