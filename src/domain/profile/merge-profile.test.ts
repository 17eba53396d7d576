import fc from "fast-check";
import { expect, test } from "vitest";
import { blankProfile, differingPaths, mergeChanges, normalizeChanges, type ProfileFields } from "./merge-profile.ts";
import { Profile, ProfileChanges } from "./profile.ts";

const merged = (...changes: ProfileChanges[]) =>
  changes.reduce<ProfileFields>((fields, change) => mergeChanges(fields, normalizeChanges(change)), blankProfile);

test("an empty profile is valid", () => {
  const whose = { user_id: "u", email: "u@example.test", updated_at: "2026-11-18T12:00:00.000Z" };
  expect(Profile.parse({ ...blankProfile, ...whose })).toEqual({ ...blankProfile, ...whose });
});

test("an emptied text becomes null, an emptied list stays a list", () => {
  expect(merged({ full_name: "Maya", languages: ["German"] }, { full_name: "", languages: [] })).toEqual(blankProfile);
});

test("answers about the student merge one by one, and null or an empty list deletes one", () => {
  expect(
    merged(
      { demographics: { gender: "woman", heritage: ["Korean"] } },
      { demographics: { gender: null, military: false } },
      { demographics: { heritage: [] } },
    ).demographics,
  ).toEqual({ military: false });
});

test("a grade on another scale sets the GPA, and a plain GPA replaces the grade", () => {
  expect(merged({ gpa_given: "85", gpa_scale: "100" })).toMatchObject({ gpa: 3, gpa_given: "85", gpa_scale: "100" });
  expect(merged({ gpa_given: "85", gpa_scale: "100" }, { gpa: 3.4 })).toMatchObject({
    gpa: 3.4,
    gpa_given: null,
    gpa_scale: null,
  });
  expect(merged({ gpa: 2, gpa_given: "B", gpa_scale: "letter" })).toMatchObject({ gpa: 3 });
});

test("an answer removes the question from those set aside", () => {
  expect(merged({ set_aside: { county: "skipped" } }, { county: "Travis" })).toMatchObject({
    county: "Travis",
    set_aside: {},
  });
  expect(merged({ set_aside: { "demographics.military": "skipped" } }, { demographics: { military: false } })).toEqual({
    ...blankProfile,
    demographics: { military: false },
  });
});

test('"does not apply" deletes the answer, a skipped question keeps it', () => {
  const given: ProfileChanges = { county: "Travis", languages: ["German"], demographics: { religion: "Jewish" } };
  expect(
    merged(given, {
      set_aside: { county: "does_not_apply", languages: "does_not_apply", "demographics.religion": "does_not_apply" },
    }),
  ).toMatchObject({ county: null, languages: [], demographics: {} });
  expect(merged(given, { set_aside: { county: "skipped" } })).toMatchObject({ county: "Travis" });
});

test("without a yes about the military there are no ties to it", () => {
  const tied = { demographics: { military: true, military_ties: ["veteran" as const] } };
  expect(merged(tied, { demographics: { gender: "man" } }).demographics).toEqual({
    ...tied.demographics,
    gender: "man",
  });
  expect(merged(tied, { demographics: { military: false } }).demographics).toEqual({ military: false });
  expect(merged(tied, { demographics: { military: null } }).demographics).toEqual({});
  expect(merged(tied, { set_aside: { "demographics.military": "does_not_apply" } }).demographics).toEqual({});
  expect(merged(tied, { demographics: { military_ties: [] } }).demographics).toEqual({ military: true });
});

test("the differing paths of two profiles are those whose answers differ", () => {
  const before = merged({ gpa: 3, demographics: { gender: "woman" } });
  const after = merged({ gpa: 3.5, demographics: { military: true }, career_goals: "" });
  expect(differingPaths(before, after).sort()).toEqual(["demographics.gender", "demographics.military", "gpa"]);
});

const changes: fc.Arbitrary<ProfileChanges> = fc.record(
  {
    full_name: fc.option(fc.constantFrom("Maya", "", "Noor")),
    gpa: fc.option(fc.constantFrom(0, 2.5, 4)),
    county: fc.option(fc.constantFrom("Travis", "")),
    languages: fc.constantFrom([], ["German"]),
    demographics: fc.record(
      { gender: fc.option(fc.constant("woman" as const)), heritage: fc.option(fc.constantFrom([], ["Korean"])) },
      { requiredKeys: [] },
    ),
    set_aside: fc.record(
      {
        county: fc.option(fc.constantFrom("skipped" as const, "does_not_apply" as const)),
        "demographics.heritage": fc.option(fc.constant("does_not_apply" as const)),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const apart = [["full_name"], ["gpa"], ["languages"], ["county", "demographics", "set_aside"]];
const only = (change: ProfileChanges, kinds: string[][]): ProfileChanges =>
  Object.fromEntries(Object.entries(change).filter(([field]) => kinds.flat().includes(field)));

test("changes that touch different answers merge to the same in either order", () => {
  fc.assert(
    fc.property(changes, changes, fc.subarray(apart), (a, b, kinds) => {
      const one = only(a, kinds);
      const other = only(
        b,
        apart.filter((kind) => !kinds.includes(kind)),
      );
      expect(merged(one, other)).toEqual(merged(other, one));
    }),
  );
});

test("saving the same changes twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.array(changes, { minLength: 1, maxLength: 4 }), (list) => {
      const last = list.at(-1) ?? {};
      expect(normalizeChanges(normalizeChanges(last))).toEqual(normalizeChanges(last));
      expect(differingPaths(merged(...list), merged(...list, last))).toEqual([]);
    }),
  );
});

test("a merged profile can always be saved again", () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 4 }), (list) => {
      expect(() => ProfileChanges.parse(merged(...list))).not.toThrow();
    }),
  );
});
