import { expect, test } from "vitest";
import { blankProfile } from "../merge-profile.ts";
import type { Profile, ProfileChanges } from "../profile.ts";
import { ownAidForm } from "./own-aid-form.ts";

const form = (answers: ProfileChanges) =>
  ownAidForm(
    { ...blankProfile, academic_level: "high_school", graduation_year: 2028, state: "TX", ...answers } as Profile,
    "2026-12-01",
  );

test("a junior in high school waits for the FAFSA; with DACA, for the form of the state; who has no form, for none", () => {
  expect(form({ citizenship_status: "us_citizen" })).toEqual({ opens: "2027-10-01", inPlace: null });
  expect(form({ citizenship_status: "daca" })).toEqual({ opens: "2027-10-01", inPlace: "the TASFA" });
  expect(form({ citizenship_status: "daca", state: "OH" })).toEqual({ opens: null, inPlace: "" });
  expect(form({ citizenship_status: "international" })).toEqual({ opens: null, inPlace: "" });
  expect(ownAidForm(null, "2026-12-01")).toEqual({ opens: null, inPlace: null });
});
