import { describe, expect, it } from "vitest";
import { fittingPerson, peopleWhoMiss } from "./fitting-people.ts";
import { type Label, labelsOf } from "./labels.ts";
import { people } from "./people.ts";
import { truthOf } from "./truth.ts";

/** Every sixth text: the laws say the same of each, and all together take six seconds. */
const labels = labelsOf("dev").filter((_, at) => at % 6 === 0);
const everybody = Object.values(people);
const pairs = labels.flatMap((label) => everybody.map((person) => ({ label, person })));
const named = (name: string) => {
  const person = everybody[Object.keys(people).findIndex((each) => each.startsWith(name))];
  if (!person) throw new Error(name);
  return person;
};
const award = (label: Partial<Label>): Label => ({ file: "x", title: "An award", ...label });

describe("students made for a text", () => {
  it("fit most texts for students, and those who miss one thing surely fail", () => {
    const fits = labels.flatMap((label) => ({ label, person: fittingPerson(label) }));
    expect(fits.filter(({ person }) => person !== null).length).toBeGreaterThan(0.75 * labels.length);
    for (const { label, person } of fits)
      for (const other of person ? peopleWhoMiss(label, person) : []) expect(truthOf(label, other)).toBe("ineligible");
  });
});

describe("the truth of labels", () => {
  it("is that nobody is eligible for a text that states nothing", () => {
    expect(new Set(everybody.map((person) => truthOf(award({ nothing: true }), person)))).toEqual(new Set(["check"]));
  });

  it("is that a child of a veteran is asked for by the question about military families, and a grandchild is not", () => {
    const other = named("Maya");
    expect(truthOf(award({ other: ["family:child of veteran"] }), other)).toBe("ineligible");
    expect(truthOf(award({ other: ["family:child or grandchild of a veteran"] }), other)).toBe("check");
    expect(truthOf(award({ other: ["family:child of veteran"] }), named("Tom"))).toBe("check");
  });

  it("is never eligible where a demand is left that no answer decides", () => {
    for (const { label, person } of pairs)
      expect(truthOf({ ...label, other: ["member:Elks"] }, person)).not.toBe("eligible");
  });

  it("never turns to eligible when a demand is added, for any text with demands", () => {
    const more: Partial<Label>[] = [{ gpa: 3.5 }, { states: ["TX"] }, { age: { most: 20 } }, { excludes: ["family"] }];
    const failing = pairs.filter(({ label, person }) => !label.nothing && truthOf(label, person) === "ineligible");
    expect(failing.length).toBeGreaterThan(0);
    for (const { label, person } of failing)
      for (const demand of more) expect(truthOf({ ...demand, ...label }, person)).toBe("ineligible");
  });

  it("stays ineligible for who fails one of several requirements, unless one of them is enough", () => {
    const label = award({ states: ["TX"], gpa: 3 });
    expect(truthOf(label, named("Maya"))).toBe("eligible");
    expect(truthOf(label, named("Deshawn"))).toBe("ineligible");
    expect(truthOf({ ...label, either: true }, named("Deshawn"))).toBe("debatable");
  });

  it.each([
    [{ level: ["high_school"] }, "Maya", "eligible"],
    [{ level: ["high_school"] }, "Omar", "ineligible"],
    [{ level: ["postdoc"] }, "Linh", "ineligible"],
    [{ level: ["bachelor"], class: ["senior"] }, "Sam", "eligible"],
    [{ level: ["bachelor"], class: ["senior"] }, "Grace", "debatable"],
    [{ fields: ["Engineering"] }, "Linh", "eligible"],
    [{ fields: ["Nursing"] }, "Linh", "ineligible"],
    [{ countries: ["GH"] }, "Kwame", "eligible"],
    [{ countries: ["US"] }, "Kwame", "ineligible"],
    [{ citizenship: ["us_citizen", "permanent_resident"] }, "Linh", "eligible"],
    [{ groups: ["women"] }, "Sam", "ineligible"],
    [{ groups: ["women", "black"] }, "Priya", "debatable"],
    [{ colleges: ["Princeton University"] }, "Grace", "eligible"],
    [{ colleges: ["Princeton University"] }, "Sam", "debatable"],
    [{ age: { least: 16, most: 21 } }, "Grace", "eligible"],
    [{ age: { least: 21 } }, "Grace", "ineligible"],
    [{ enrollment: "full_time" }, "Tom", "ineligible"],
  ] satisfies [Partial<Label>, string, string][])("of %j for %s is %s", (label, name, truth) => {
    expect(truthOf(award(label), named(name))).toBe(truth);
  });
});
