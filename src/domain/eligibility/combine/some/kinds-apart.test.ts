import fc from "fast-check";
import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "Heron Scholarship", provider: "Heron Fund", text });
const compared = (text: string) =>
  read(text).demands.flatMap(({ about }) => (about === "check" || about === "doubtful" ? [] : [about]));
const checked = (text: string) => read(text).demands.flatMap((each) => (each.about === "check" ? [each.quote] : []));

test.each([
  [
    "labels above entries",
    "Freshman applicants:\n- Must live in Ohio\n- Must enroll full-time\nTransfer students:\n- Must have 24 credits",
  ],
  ["lines", "Freshmen\nMust live in Ohio\nMust enroll full-time\nTransfer Students\nMust have 24 credits"],
  [
    "labels in a line",
    "For freshmen: must live in Ohio and enroll full-time.\nFor transfer students: must have 24 credits.",
  ],
])("what is demanded below the name of one kind of applicants is not demanded of the others: %s", (_, text) => {
  expect(read(text).facts.location_restrictions).toEqual([]);
  expect(compared(text)).toEqual([]);
  expect(checked(text).join(" ")).toMatch(/live in Ohio/i);
});

test("what each kind demands in the same words is demanded of all, and of grades the lowest is read", () => {
  const text =
    "Undergraduate Students\nMust be a woman.\nMust have a 3.0 GPA.\nGraduate Students\nMust be a woman.\nMust have a 3.5 GPA.";
  expect(read(text).facts).toMatchObject({ groups: ["women"], gpa_requirement: 3 });
  expect(read(text).facts.academic_level).toEqual(["associate", "bachelor", "master", "doctoral"]);
});

test("values of a criterion that each kind names are a choice, and left to check besides", () => {
  const text = "Undergraduate students: must live in Ohio.\nGraduate students: must live in Iowa.";
  expect(read(text).facts.location_restrictions).toEqual(["OH", "IA"]);
  expect(checked(text)).not.toEqual([]);
});

test("students of a kind that no level names are not left out", () => {
  const text = "High School Seniors\nMust have a 3.2 GPA\nAdult Learners\nMust be 25 or older";
  expect(read(text).facts.academic_level).toEqual([]);
  expect(compared(text)).toEqual([]);
});

test.each([
  ["one kind", "Freshmen\nMust live in Ohio."],
  ["kinds in a list", "Open to:\nFreshmen\nSophomores\nAll must live in Ohio."],
  ["applicants and winners", "Applicants\nMust live in Ohio.\nRecipients\nMust send a report."],
  ["columns", "Majors: nursing.\nResidents: must live in Ohio."],
  [
    "kinds of whom nothing is demanded",
    "High school students: $500.\nCollege students: $900.\nApplicants must live in Ohio.",
  ],
  [
    "all applicants behind them",
    "Staff members: must work 15 hours.\nNew students: must be 18.\nAll Applicants\nMust live in Ohio.",
  ],
])("%s leave the demand to everybody", (_, text) => {
  expect(read(text).facts.location_restrictions).toEqual(["OH"]);
});

test("no fact and no compared demand stands below one of two kinds alone", () => {
  const heads = [
    "Freshmen",
    "Transfer Students",
    "International Students",
    "Graduate Students",
    "Adult Learners",
    "Members",
  ];
  const demands = [
    "Must live in Ohio.",
    "Must be under 25.",
    "Must be a woman.",
    "Must major in nursing.",
    "Must demonstrate financial need.",
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(heads, { minLength: 2, maxLength: 2 }),
      fc.shuffledSubarray(demands, { minLength: 2, maxLength: 2 }),
      (names, own) => {
        const text = names.map((name, at) => `${name}\n${own[at]}`).join("\n");
        const { facts } = read(text);
        expect([facts.location_restrictions, facts.groups, facts.field_of_study, facts.need_based ?? false]).toEqual([
          [],
          [],
          [],
          false,
        ]);
        expect(compared(text)).toEqual([]);
      },
    ),
  );
});
