import { expect, test } from "vitest";
import type { ProfileChanges } from "../../profile/profile.ts";
import { comparePlaceCheck, placeWords } from "./place-checks.ts";
import { readStudent } from "./student.ts";

const check = (quote: string, kind: "place" | "study_place" = "place") => ({ about: "check", kind, quote }) as const;

test.each<[string, "place" | "study_place", ProfileChanges, "probable" | "open" | "improbable"]>([
  ["Graduate from a Utah high school.", "place", { location: "Provo, UT" }, "probable"],
  ["Graduate from a Utah high school.", "place", { location: "Reno, NV" }, "improbable"],
  ["Graduate from a Utah high school.", "place", {}, "open"],
  ["Graduate from a Utah high school.", "place", { location: "Lagos, Nigeria" }, "improbable"],
  ["Attend a college in West Virginia.", "study_place", { location: "Norfolk, VA" }, "improbable"],
  ["Graduate from a school in Washington, D.C.", "place", { location: "Washington, DC" }, "probable"],
  ["Study at an accredited U.S. college.", "study_place", { location: "Reno, NV" }, "probable"],
  ["Study at an accredited U.S. college.", "study_place", { location: "Lagos, Nigeria" }, "open"],
  ["Offered to a student in the Faculty of Law.", "study_place", { location: "Reno, NV" }, "improbable"],
  ["Be a resident of East Boston.", "place", { location: "Boston, MA" }, "open"],
])("%s (%s) for %j is %s, and never decided", (quote, kind, profile, expected) => {
  const { result, missing, more } = comparePlaceCheck(readStudent(profile), check(quote, kind));
  expect(more === undefined ? "open" : more === 0 ? "probable" : "improbable").toBe(expected);
  expect({ result, missing }).toEqual({ result: "unknown", missing: null });
});

test("the words that are compared tell the same as all words", () => {
  const quote = "Live in Utah or Nevada, and graduate there.";
  expect(placeWords(check(quote))).toBe("Nevada, Utah");
  expect(placeWords(check(placeWords(check(quote))))).toBe("Nevada, Utah");
  const faculty = check("Offered to a student in the Faculty of Law.", "study_place");
  expect(placeWords({ ...faculty, quote: placeWords(faculty) })).toBe(placeWords(faculty));
});
