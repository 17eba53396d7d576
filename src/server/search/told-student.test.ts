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

test("another field and the countries to study in are told by words, and nothing else", () => {
  expect(told([field("STEM")])).toEqual(["STEM", ["Rice University"]]);
  expect(told([field("STEM"), field("Psychology")])).toBeUndefined();
  const germany = { slot: "country", value: "DE", words: "Germany" } as const;
  expect(told([{ ...germany, relation: "study" }])).toEqual(["Psychology", ["Germany", "Rice University"]]);
  expect(told([{ ...germany, relation: "home" }])).toBeUndefined();
  expect(told([], ["study abroad"])?.[1]).toEqual(["abroad", "Rice University"]);
  expect(told([], ["leadership"])).toBeUndefined();
});
