import { expect, test } from "vitest";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Constraint } from "#domain/search/understood.ts";
import { toldStudent } from "./told-student.ts";

const student = readStudent({ field_of_study: "Psychology", intended_colleges: ["Rice University"] });
const told = (constraints: Constraint[], topics: string[] = []) => {
  const profile = toldStudent(student, { constraints, topics, ignored: [] })?.profile;
  return profile && [profile.field_of_study, profile.intended_colleges];
};
const field = (value: string): Constraint => ({ slot: "field_of_study", value, words: value });

test("groups about which the profile says nothing are told by words", () => {
  const group = (value: "military" | "women" | "native_american"): Constraint => ({
    slot: "group",
    value,
    words: value,
  });
  const toldBy = (given: Constraint[]) =>
    toldStudent(readStudent({ demographics: { gender: "man" } }), { constraints: given, topics: [], ignored: [] })
      ?.profile.demographics;
  expect(
    toldBy([{ slot: "group", value: "military", words: "veteran", ties: ["veteran"] }, group("native_american")]),
  ).toEqual({
    ...{ gender: "man", military: true, military_ties: ["veteran"] },
    ethnicity: "Native American",
  });
  expect(toldBy([group("women")])).toBeUndefined();
});

test("another field and the countries to study in are told by words", () => {
  expect(told([field("STEM")])).toEqual(["STEM", ["Rice University"]]);
  expect(told([field("STEM"), field("Psychology")])).toBeUndefined();
  const germany = { slot: "country", value: "DE", words: "Germany" } as const;
  expect(told([{ ...germany, relation: "study" }])).toEqual(["Psychology", ["Germany", "Rice University"]]);
  expect(told([{ ...germany, relation: "home" }])).toBeUndefined();
  expect(told([], ["study abroad"])?.[1]).toEqual(["abroad", "Rice University"]);
  expect(told([], ["leadership"])).toBeUndefined();
});

test("one of several fields of the profile is no other field", () => {
  const of = (own: string, said: string) =>
    toldStudent(readStudent({ field_of_study: own }), { constraints: [field(said)], topics: [], ignored: [] })?.profile
      .field_of_study;
  expect(of("Welding or engineering", "Welding")).toBeUndefined();
  expect(of("Welding or engineering", "Nursing")).toBe("Nursing");
  expect(of("Engineering", "STEM")).toBe("STEM");
});
