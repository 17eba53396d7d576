import { expect, test } from "vitest";
import type { Demand } from "./demand.ts";
import { readEligibility } from "./read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const nobody = read("The fund was founded in 1990.").facts;
const doubted = (text: string) =>
  read(text).demands.flatMap((demand) => (demand.about === "doubtful" ? [demand.criterion] : []));
const compared = (demands: readonly Demand[]) => demands.filter(({ about }) => about !== "check");

test.each([
  // Examples, and those who are meant most.
  "Our scholarships cover most schools, including community colleges.",
  "It is intended primarily for young adults between the ages of 18 and 24.",
  "Applicants are generally required to be Australian citizens.",
  "For example, a student with a GPA of 3.0 will receive $3,000.",
  // Those who come in where others are missing.
  "If there is no applicant in botany, the award is offered to a student of law.",
  "In the event that no engineers are eligible, students of nursing are eligible.",
  "If the recipient graduates with a GPA of 3.0 or higher, an additional grant will be awarded.",
  "If the applicant is a law student, other degrees may be considered.",
  // Those who may not apply, and what is not asked.
  "The scholarship is not available for students of law.",
  "No awards are made to law students.",
  "We do not require that you be a veteran.",
  "We welcome worldwide applicants, not just US students!",
  "Not only for students of Filipino descent.",
  "Must have a FAFSA (or VASA for undocumented students) on file.",
  "Applicants seeking funding for law or medical school are placed in a third tier.",
  "Students from Hong Kong, Macau and Taiwan use a separate form.",
  "The competition is open to student musicians.",
  "At least one team member must be a full-time university student.",
  // Others than the applicants, and another time than now.
  "Fellowships are available to teachers of grades 7 to 12.",
  "Scholarship for men with hemophilia and their immediate families.",
  "Dr. Delay was honored for his service as the DMA President.",
  "Students must take the PSAT in their junior year of high school.",
  "The scholarship is renewable, provided the recipient remains enrolled full-time.",
  "Must have completed two academic years of full-time college work.",
  "For study in Canada, this means that the applicant meets a rule.",
  "Our members are the following.\nApplicants live in Ohio\nOR\nattended the University of Texas.",
  "Open to all who plan to attend a vocational school, continuing education, ministry training, and so on.",
  "The Baptist Youth Speakers Scholarship is available to young speakers.",
])("%j leaves out nobody", (text) => {
  const { facts, demands } = read(text);
  expect([facts, compared(demands)]).toEqual([nobody, []]);
});

test("those who may apply besides are added, and limit nobody", () => {
  const { facts } = read(
    "Awards for students of harness racing. High school seniors may apply for the following year.",
  );
  expect(facts.academic_level).toEqual([]);
  expect(read("Open to college students, including graduate students.").facts.academic_level).toEqual([
    "associate",
    "bachelor",
    "master",
    "doctoral",
  ]);
});

test("words that go on with other persons are no limit", () => {
  const teachers = "Open to high school seniors who plan to become teachers, and to college students who do.";
  expect(read(teachers).facts.academic_level).toEqual(["high_school", "associate", "bachelor"]);
  expect(read("Must be admitted to a master's program such as the MFA.").facts.field_of_study).toEqual([]);
  const colleges =
    "Open to students attending any community college in Ohio, Kent State University or Shawnee University.";
  expect(read(colleges).facts.academic_level).toEqual([]);
});

test("some of several awards are no limit of all", () => {
  const { facts } = read("Awards for nursing students. One scholarship is awarded to a female student.");
  expect([facts.field_of_study, facts.groups]).toEqual([["Nursing"], []]);
  expect(read("One scholarship is awarded to a female student.").facts.groups).toEqual(["women"]);
});

test("a class in a list of wider levels is no limit, nor is the level of one of several majors", () => {
  const { facts, demands } = read(
    "All accepted freshmen and enrolled undergraduate and graduate students are eligible.",
  );
  expect(facts.academic_level).toEqual(["high_school", "associate", "bachelor", "master", "doctoral"]);
  expect(compared(demands)).toMatchObject([
    { about: "class", of: "high_school", years_left: [0], besides: ["associate", "bachelor", "master", "doctoral"] },
  ]);
  expect(read("Majors: geology, botany, and two-year associate degrees in drilling").facts.academic_level).toEqual([]);
  expect(read("Open to all incoming and current college students.").facts.academic_level).toEqual([
    "high_school",
    "associate",
    "bachelor",
  ]);
});

test("a grade of one class leaves out nobody of another, unless all must be of that class", () => {
  expect(doubted("Open to undergraduates. Freshmen must have a 3.2 GPA.")).toContain("gpa");
  expect(doubted("Open to freshmen. Freshmen must have a 3.2 GPA.")).not.toContain("gpa");
});

test("a degree among fields of study is the level of none of the others", () => {
  const { facts } = read(
    "For all students who want to pursue engineering courses, MBA courses, real estate programs and so on.",
  );
  expect([facts.academic_level, facts.field_of_study.length]).toEqual([[], 3]);
});

test("those who enter another faculty are students of a college as well", () => {
  expect(read("Offered to undergraduate students entering any faculty.").facts.academic_level).toEqual([
    "associate",
    "bachelor",
  ]);
});

test("fields in a list whose other entries were not read leave those open", () => {
  expect(read("Majoring in the construction field, zorbler or wibbler.").facts.field_of_study).toEqual([
    "Construction or a related field",
  ]);
});

test.each([
  ["Enrolled at either an accredited law school or an accredited university.", 0],
  ["Enrolled at an accredited university or law school.", 5],
  ["Must attend a university or medical school.", 5],
] as const)("a law school beside any university is no field, and is not the only level: %s", (text, levels) => {
  const { field_of_study, academic_level } = read(text).facts;
  expect([field_of_study, academic_level.length]).toEqual([[], levels]);
});

test("a technical college beside a four-year one leaves its students in", () => {
  expect(read("Enrolled at a technical college or four-year university.").facts.academic_level).toEqual([
    "associate",
    "bachelor",
  ]);
});

test("'over 18' is said of everybody who is 18, 'over 25' of those who are 26", () => {
  const leastOf = (text: string) =>
    read(text).demands.flatMap((demand) => (demand.about === "age" ? demand.least : []));
  expect(leastOf("Must be over 18 years old.")).toEqual([18]);
  expect(leastOf("Must be over 25 years old.")).toEqual([26]);
});

test("the first of several sums for different students leaves out nobody of another level", () => {
  const several = "The program awards $5,000 to a law school student and $2,000 to a paralegal student.";
  expect(doubted(several)).toContain("level");
  expect(doubted("The program awards $5,000 to a law school student.")).toEqual([]);
});

test("a grade of one level rules out nobody where students of any level may apply", () => {
  const { demands } = readEligibility({
    title: "Award",
    provider: "Fund",
    text: "Open to students at any university. All graduate students must have a 3.5 GPA.",
  });
  expect(demands).toContainEqual(expect.objectContaining({ about: "doubtful", criterion: "gpa" }));
});
