import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { isDrawing } from "./drawing.ts";

test.each([
  "A monthly sweepstakes of $5,000 for adults living in the United States.",
  "The winner is drawn on the last day of each month.",
  "Winners will be selected at random.",
  "One name will be randomly drawn from all entries.",
  "Take part in a campaign, and your name goes into a drawing for about $1,500.",
  "Enter the scholarship drawing before midnight.",
  "Drawings will take place in February and May.",
  "No purchase necessary. Void where prohibited.",
  "Sign up through the link, and we automatically enter you to win $1,000.",
  "The tuition giveaway closes in May.",
  "Applicants enter a prize draw.",
  "A $1,000 giveaway: no GPA, test scores, letters or essay.",
  "Submit a video about your town. Winners are drawn at random from all entries.",
  "Pays $500 to winners of a drawing; no essay, GPA or test score is required.",
  "Scholarships are awarded by lottery twice a year.",
])("a drawing: %s", (description) => {
  expect(isDrawing(blankScholarship({ description }))).toBe(true);
});

test.each([
  "The jury chooses the winner of each drawing category.",
  "Students submit a drawing or a painting of their town.",
  "Pupils draw a logo on a theme and explain it in fifty words.",
  "Georgia's lottery pays most of tuition for residents with a B average.",
  "Lottery-funded scholarships reward high school graduates.",
  "Write an essay for a chance to win $1,000.",
  "No purchase necessary. A jury judges the videos by their merit.",
  "This is not a sweepstakes: a committee reads every application.",
  "No essay is required; nationality plays no part.",
  "The tuition giveaway is for people who explain themselves in a video.",
  "A panel reads every essay. One of the five finalists is selected at random.",
  "Judges score the videos. The finalists enter a random drawing for $10,000.",
])("no drawing: %s", (description) => {
  expect(isDrawing(blankScholarship({ description }))).toBe(false);
});

test("a no-essay scholarship by its title is a drawing", () => {
  expect(isDrawing(blankScholarship({ title: '$2,000 "No Essay" Scholarship' }))).toBe(true);
  expect(isDrawing(blankScholarship({ title: "No-Essay College Scholarship" }))).toBe(true);
});
