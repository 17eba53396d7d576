import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const kinds = (text: string) =>
  read(text).demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about));

/** The criteria that rule out. */
const sure = (text: string) => {
  const { quotes, demands } = read(text);
  const doubted = demands.flatMap((demand) => (demand.about === "doubtful" ? [String(demand.criterion)] : []));
  return quotes.flatMap(({ key }) => (doubted.includes(key) ? [] : [key]));
};

test.each([
  "Open to students who have experienced foster care life and/or have suffered parental loss.",
  "Must be in the top forty percent of their class or have a C average.",
  "The nominee must (a) be younger than 36 years of age, or (b) have received the highest degree within 10 years.",
  "To compete you have to either be a U.S. citizen, have a bachelor's degree from a U.S. university or be enrolled at one.",
  "Open to a full-time student or a part-time student with a disability.",
  "For students who were in foster care, are orphans, or have been adopted.",
  "Open to students who are veterans, zorblers or have experienced homelessness.",
  "Must be a woman or major in nursing.",
  "Open to seniors of Lake High School, as well as Key Club members attending Hale College.",
  "Must live in Ohio or study engineering.",
  "Must be a veteran or be studying law.",
  "For women in engineering, or men in nursing.",
  "Scholarship for Ohio residents and anyone who is a student at an Ohio school.",
  "Applicants must either be a U.S. citizen, have a bachelor's degree from a U.S. university or currently be enrolled at a U.S. university.",
  "Must study in a group or be an American student abroad.",
  "Students who are U.S. citizens, zorble eligible, or quibbling applicants may apply.",
])("%j is a choice, and demands none of its parts alone", (text) => {
  expect(kinds(text)).toContain("alternative");
  expect(sure(text)).toEqual([]);
});

test("what one of a choice names is a doubtful fact where nothing else states the criterion", () => {
  const stated = (text: string) => {
    const { facts } = read(text);
    return [facts.academic_level, facts.gpa_requirement, facts.location_restrictions, facts.groups].flat();
  };
  expect(stated("Must live in Ohio or study zorbling.")).toEqual([null, "OH"]);
  expect(stated("Open to veterans or students with a 3.0 GPA.")).toEqual([3, "military"]);
  expect(stated("Must be a college senior or enrolled full-time.")).toEqual(["bachelor", null]);
  expect(stated("Must have a 2.5 GPA. Must have a 3.5 GPA or be in the top 10% of the class.")).toEqual([2.5]);
});

test("one preposition or the other is no choice of demands", () => {
  expect(read("Must have been in foster care on or after the 13th birthday.").facts.groups).toEqual(["foster"]);
});

test("a tense or another is no choice of demands", () => {
  const text = "Award for students in Oregon public colleges who are or have been in foster care.";
  expect(read(text).facts.groups).toEqual(["foster"]);
});

test("whom the money may go to limits nobody", () => {
  const given = read("The total can reach $4,000 when awarded to an incoming freshman.");
  expect(given.facts.academic_level).toEqual([]);
  expect(given.demands).not.toEqual([]);
});

test("of two choices with a grade the lowest is demanded of all", () => {
  const text = "Must have a minimum 3.25 GPA and a 20 ACT or, at least a 3.0 GPA and high grades.";
  expect(read(text).facts.gpa_requirement).toBe(3);
});

test("a rank beside a grade or need is a choice", () => {
  expect(sure("Must have a GPA of 3.0 or be in the top 10% of the class.")).toEqual([]);
  expect(read("Must have financial need or be in the top 10% of the class.").facts.need_based).toBeNull();
});

test("persons of two kinds who must both be of a group are no choice", () => {
  const text = "Open to a high school student or currently enrolled college student of Asian descent.";
  expect(read(text).facts.groups).toEqual(["asian"]);
});

test("who may also apply is added to those who are named, and alone limits nobody", () => {
  expect(read("Open to undergraduates. Master's students may also apply.").facts.academic_level).toContain("master");
  const alone = "U.S. citizens attending schools abroad may also apply.";
  expect(read(alone).facts.citizenship).toEqual([]);
  expect(kinds(alone)).toContain("alternative");
});

test("brackets with only in a list of which one is enough are about one of its entries", () => {
  const some = read("For work in health, policy (women only), or law (women only).");
  expect(some.facts.groups).toEqual([]);
  expect(some.demands).not.toEqual([]);
  expect(read("Open to juniors (women only).").facts.groups).toEqual(["women"]);
});

test.each([
  "Must be a college senior or enrolled full-time.",
  "Open to nursing majors or students with financial need.",
  "Must be enrolled in a nursing program or have a 3.5 GPA.",
  "Must be majoring in nursing or attending a trade school.",
])("a choice is one whatever stands around its 'or': %s", (text) => {
  expect(sure(text)).toEqual([]);
  expect(kinds(text).filter((kind) => kind !== "doubtful")).toEqual(["alternative"]);
});

test.each([
  ["Be between 16 and 26 years old or be a veteran.", []],
  ["Live in a U.S. state or D.C., or be a dependent of active-duty military.", []],
  ["Open to Ohio residents or veterans.", ["military"]],
])("a group is none whom the award is for where most students meet another part of the choice: %s", (text, groups) => {
  expect(read(text).facts.groups ?? []).toEqual(groups);
});
