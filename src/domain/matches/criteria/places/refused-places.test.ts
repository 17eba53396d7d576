import { expect, test } from "vitest";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { compareStatus } from "../citizenship-fit.ts";
import { readStudent } from "../student.ts";
import { refusedPlacesOf } from "./refused-places.ts";
import { compareStudyCountries } from "./study-countries-fit.ts";

const wantsNearHome = (goals: string) => refusedPlacesOf(goals).wantsNearHome;

test.each([
  "Nursing, close to home.",
  "I want to stay close to home.",
  "I'd like to study nursing near my home.",
  "I am looking for a college close to my family.",
  "I plan to go to a community college near where I live.",
  "I would rather stay close to home than go abroad.",
  "I don't want to leave home.",
  "I do not want to leave home.",
  "I do not want to go far, so I need to stay in state.",
])("“%s” is a wish to study near home", (goals) => {
  expect(wantsNearHome(goals)).toBe(true);
});

test.each([
  "There is no hospital close to my hometown.",
  "There is no hospital close to my hometown, so I want to become a doctor and study in Germany.",
  "I volunteer at a clinic near my home.",
  "I worked near home.",
  "I want to open a clinic close to home.",
  "I want to be a nurse and work near my family.",
  "After college, I want to stay close to home.",
  "I want to study how people live at home.",
  "My mother wants me to stay close to home, but I want to see the world.",
  "My mother does not want to leave home.",
])("“%s” tells a story, and no wish of where to study", (goals) => {
  expect(wantsNearHome(goals)).toBe(false);
});

const near = ["close to home", "near my family", "in state", "at home"];
test.each([
  ...["I do not want to stay", "I don't want to stay", "I never want to stay", "I can't wait to stop living"],
  ...["I would rather study in Canada than stay", "I want to study abroad instead of staying", "I want to never stay"],
])("“%s …” denies the wish, whatever the words for home", (denied) => {
  for (const home of near) expect(wantsNearHome(`${denied} ${home}.`)).toBe(false);
});

const abroad: ProfileChanges = { location: "Lagos, Nigeria", citizenship_status: "international" };

test("a story of home leaves a student abroad where they were, and the plain wish names their country", () => {
  const compared = (career_goals: string) =>
    compareStudyCountries(readStudent({ ...abroad, career_goals }).studyCountries, ["US"])?.result;
  expect(compared("There is no hospital close to my hometown.")).toBe(compared(""));
  expect(compared("I want to study close to home.")).toBe("against");
});

test("who wants to study near home is as international as before", () => {
  for (const location of ["Columbus, OH", "Lagos, Nigeria"]) {
    const student = readStudent({ ...abroad, location, career_goals: "I want to study close to home." });
    expect(compareStatus(student, { statuses: ["international"], byText: false })?.result).toBe("met");
  }
});
