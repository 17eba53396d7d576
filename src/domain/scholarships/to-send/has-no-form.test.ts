import { expect, test } from "vitest";
import { hasNoForm } from "./has-no-form.ts";

const said = (line: string) =>
  hasNoForm({ requirements: [line], demands: [], description: "For students in Ohio.", deadline_text: null });

test.each([
  "The college awards it; no separate application.",
  "No application is required.",
  "No application; the high school reports the grades.",
  "Admitted students are automatically considered.",
])("%s says that there is no application of its own", (line) => {
  expect(said(line)).toBe(true);
});

test.each([
  "There is no application fee.",
  "No application will be accepted after May 1.",
  "No application is complete without a transcript.",
  "No application without two letters is read.",
  "No application may be sent by mail.",
])("%s speaks of an application", (line) => {
  expect(said(line)).toBe(false);
});
