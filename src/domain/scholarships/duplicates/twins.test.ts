import fc from "fast-check";
import { expect, test } from "vitest";
import { usStates } from "../../places/us-states.ts";
import { sameScholarship } from "./duplicates.ts";

const entry = (title: string, provider_name: string) => ({
  title,
  provider_name,
  cycle: null,
  canonical_address: null,
});
const areSame = (a: readonly [string, string], b: readonly [string, string]) =>
  sameScholarship(entry(...a), entry(...b));

test.each([
  ["Rotary Club Scholarship", "Rotary Club of Salem", "Rotary Club of Dover"],
  ["Lions Club Scholarship", "Rutland Lions Club", "Holden Lions Club"],
  ["RMHC Scholars", "RMHC of Chicagoland", "RMHC of Kansas City"],
])("a title that says no more than what two clubs share is each club's own: %s", (title, a, b) => {
  expect(areSame([title, a], [title, b])).toBe(false);
});

test("a club's title without its sponsor does not tell which club it is", () => {
  expect(areSame(["Rotary Club Scholarship", ""], ["Rotary Club Scholarship", ""])).toBe(false);
});

test("a title of its own is told by the title, whichever of two related sponsors lists it", () => {
  expect(
    areSame(
      ["Ottoline Quist Scholarship", "Rotary Club of Salem"],
      ["Ottoline Quist Scholarship", "Rotary District 7630"],
    ),
  ).toBe(true);
});

test("offices of two states are two sponsors, whatever else their names share", () => {
  const state = fc.constantFrom(
    ...Object.values(usStates).filter((name) => !/virginia|washington|columbia/i.test(name)),
  );
  fc.assert(
    fc.property(state, state, (one, other) => {
      fc.pre(!one.includes(other) && !other.includes(one));
      expect(
        areSame(
          ["HOPE Scholarship", `${one} Student Finance Commission`],
          ["HOPE Scholarship", `${other} Student Assistance Corporation`],
        ),
      ).toBe(false);
    }),
  );
});

test("Washington DC is not the state of Washington", () => {
  const title = "Ottoline Quist Scholarship";
  const ofDC = [title, "Hispanic Bar Fund of Washington DC"] as const;
  expect(areSame(ofDC, [title, "Hispanic Bar Fund of the District of Columbia"])).toBe(true);
  expect(areSame(ofDC, [title, "Hispanic Bar Fund of Washington State"])).toBe(false);
});

test("a program for students is not the one for scholars", () => {
  const sponsor = "U.S. Department of State";
  expect(areSame(["Fulbright U.S. Student Program", sponsor], ["Fulbright U.S. Scholar Program", sponsor])).toBe(false);
  expect(areSame(["Quist Student Scholars Program", sponsor], ["Quist Scholars Program", sponsor])).toBe(true);
});
