import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { collegeOfProvider } from "./sponsoring-college.ts";

test.each([
  ["Princeton University", "Princeton University"],
  ["Princeton University, Office of Aid", "Princeton University"],
  ["Sponsor: Florida Institute of Technology", "Florida Institute of Technology"],
  ["Faculty of Science, University of Calgary", "University of Calgary"],
  ["University of Calgary Board of Governors", "University of Calgary"],
  ["University of Calgary in Qatar", "University of Calgary in Qatar"],
  ["University of Denver - Josef Korbel School of International Studies", "University of Denver"],
  ["GSSI - Gran Sasso Science Institute", "Gran Sasso Science Institute"],
  ["TON DUC THANG UNIVERSITY", "Ton Duc Thang University"],
  ["Union College", "Union College"],
  ["University of Ohio Alumni Association", null],
  ["American College of Surgeons", null],
  ["Florida State Department of Education", null],
  ["MIT Portugal Program", null],
  ["Harvard University Art Museums", null],
  ["Siemens Foundation", null],
])("the provider %s is the college %s", (provider, expected) => {
  expect(collegeOfProvider(provider)).toBe(expected);
});

test("a college is known by the first word of its name before its students", () => {
  const institutionsOf = (text: string) =>
    readEligibility({ title: "Grant", provider: "Truman State University", text }).facts.institutions;
  expect(institutionsOf("Truman applicants receive $500.")).toEqual(["Truman State University"]);
  expect(institutionsOf("Mr. Truman gave $500.")).toEqual([]);
});

test.each([
  ["American University", "Peace Award", "Open to American students who write about peace."],
  ["Christian Brothers University", "Faith Award", "Open to Christian students in Tennessee."],
  ["Purdue University", "Master Gardener Scholarship", "For children of farmers in Indiana."],
])("%s may give the %s to others: %s", (provider, title, text) => {
  expect(readEligibility({ title, provider, text }).facts.institutions).toEqual([]);
});

const collegesOf = (text: string, title = "Dawes Scholarship") =>
  readEligibility({ title, provider: "University of Newcastle", text }).facts.institutions;

test.each([
  ["Applicants must be enrolled in the second year of the Bachelor of Music."],
  ["Offered annually to students in any faculty."],
  ["The scholarship covers half of the tuition of incoming freshmen."],
  ["For students of the Faculty of Science, UON."],
  ["Applicants must hold a degree from an accredited university and be admitted to a PhD program."],
  ["Take the challenge for a chance to win a scholarship that covers the tuition fee."],
  ["Undergraduate applicants are in competition with each other."],
  ["For medical graduates who are enrolled in a degree of the Faculty of Medicine."],
  ["For projects within the university's research priorities."],
])("a scholarship of a college is for its own students: %s", (text) => {
  expect(collegesOf(text)).toEqual(["University of Newcastle"]);
});

test.each([
  ["Open to students of any university."],
  ["Applicants must be enrolled at an Australian university."],
  ["Applicants must be enrolled at Monash University."],
  ["Open to students of our partner universities."],
  ["To support visiting scholars and postdoctoral fellows."],
  ["Winners of the contest receive $500 for their tuition."],
  ["Applicants must be women."],
])("a scholarship of a college may be for others: %s", (text) => {
  expect(collegesOf(text)).not.toContain("University of Newcastle");
});

test.each([
  ["University of Newcastle"],
  ["University of Newcastle Foundation"],
  ["Friends of the University of Newcastle"],
])("whether only its own students are meant is left to check where the text does not say it: %s", (provider) => {
  const { demands } = readEligibility({ title: "", provider, text: "Must be women." });
  expect(demands).toContainEqual({ about: "check", kind: "study_place", quote: "University of Newcastle" });
});

test.each(["London Business School", "IHE Delft Institute for Water Education"])(
  "a provider that is a school by its name may mean its own students: %s",
  (provider) => {
    const { demands } = readEligibility({ title: "", provider, text: "Must be women." });
    expect(demands).toContainEqual({ about: "check", kind: "study_place", quote: provider });
  },
);

test.each(["Institute of International Education", "Perkins School for the Blind", "Acme Educational Foundation"])(
  "a provider that need not teach leaves no college to check: %s",
  (provider) => {
    expect(readEligibility({ title: "", provider, text: "Must be women." }).demands).toEqual([]);
  },
);

test("a college that offers the scholarship in its text gives it, whoever sent the text in", () => {
  const read = (text: string) => readEligibility({ title: "", provider: "Example List", text }).facts.institutions;
  expect(read("Snow College offers awards to incoming freshmen.")).toEqual(["Snow College"]);
  expect(read("Snow College is pleased to announce awards for its Master programs.")).toEqual(["Snow College"]);
  expect(read("Snow College and Bard College offer awards to incoming freshmen.")).toEqual([]);
  expect(read("Snow College is one of the oldest colleges. Open to incoming freshmen.")).toEqual([]);
});

test("a college at which the money is used is the student's", () => {
  const { facts } = readEligibility({ title: "", provider: "", text: "The award may be used at Snow College." });
  expect(facts.institutions).toEqual(["Snow College"]);
});

test.each(["Students' Union, University of Newcastle", "University of Newcastle Students' Union"])(
  "a body of a college gives to its students: %s",
  (provider) => {
    const { facts } = readEligibility({ title: "", provider, text: "For continuing students in any faculty." });
    expect(facts.institutions).toEqual(["University of Newcastle"]);
  },
);

test("a school that is called neither university nor college gives to its students where it tells of its teaching", () => {
  const read = (provider: string, text: string) => readEligibility({ title: "", provider, text }).facts.institutions;
  expect(read("Milano Fashion Institute", "Scholarships cover half of the tuition of incoming students.")).toEqual([
    "Milano Fashion Institute",
  ]);
  expect(read("Milano Fashion Institute", "Open to students of fashion.")).toEqual([]);
  expect(read("Institute of Food Technologists", "Pays the tuition of graduate students.")).toEqual([]);
});

test("a college that only lists what others give asks for nothing", () => {
  const demandsOf = (provider: string) =>
    readEligibility({ title: "Future Actuary Award", provider, text: "Ask the sponsor who can apply." }).demands.filter(
      (demand) => demand.about === "check" && demand.kind === "study_place",
    );
  expect(demandsOf("Listed by San Francisco State University (external award)")).toEqual([]);
  expect(demandsOf("San Francisco State University Foundation")).not.toEqual([]);
});
