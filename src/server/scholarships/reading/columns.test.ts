import { expect, test } from "vitest";
import { importMap } from "#server/admin/import-map.ts";
import { gradeOf, shortened, yearsOf } from "./column-values.ts";
import { mappedValues } from "./mapped-values.ts";
import { statedScholarship } from "./stated-scholarship.ts";

const fields = [
  ...["title", "provider_name", "academic_level", "location_restrictions", "citizenship", "groups", "field_of_study"],
  ...["gpa_requirement", "need_based", "graduation_years", "institutions", "requirements", "amount_max", "currency"],
  ...["essay_required", "deadline_text", "application_url", "description", "amount_min"],
];
const map = importMap(Object.fromEntries(fields.map((field) => [field, field])), "map");

function stated(values: Record<string, unknown>, { dayFirst = false } = {}) {
  const row = mappedValues(map, { title: "A Award", provider_name: "One", ...values });
  const read = statedScholarship(row, { name: "A list", checked: "2026-11-01", today: "2026-11-22", dayFirst });
  if (!read.ok) throw new Error(read.reason);
  return read.entry;
}
const checks = (values: Record<string, unknown>) =>
  stated(values).demands.map((demand) => [demand.about, "quote" in demand ? demand.quote : ""]);

test.each([
  [{ academic_level: "Freshman/Sophomore/Junior/Senior" }, { academic_level: ["bachelor"], demands: [] }],
  [{ location_restrictions: "CA / NV / AZ" }, { location_restrictions: ["CA", "NV", "AZ"] }],
  [{ location_restrictions: "TX, OK and LA" }, { location_restrictions: ["TX", "OK", "LA"] }],
  [{ location_restrictions: "Nationwide" }, { countries: ["US"], demands: [] }],
  [{ citizenship: ["U.S. Citizens", "Permanent Residents"] }, { citizenship: ["us_citizen", "permanent_resident"] }],
  [{ citizenship: ["Must be DACA", "us_citizen"] }, { citizenship: ["us_citizen", "daca"], demands: [] }],
  [{ groups: "Women; African American" }, { groups: ["women", "black"], demands: [] }],
  [{ groups: "Not required" }, { groups: [], demands: [] }],
  [{ field_of_study: "Finance/Banking" }, { field_of_study: ["Finance", "Banking"] }],
  [{ gpa_requirement: "2,5" }, { gpa_requirement: 2.5 }],
  [{ gpa_requirement: "4.0 scale: 3.3" }, { gpa_requirement: 3.3 }],
  [{ need_based: "Unmet need" }, { need_based: true }],
  [{ need_based: "preferred" }, { need_based: null }],
  [{ graduation_years: ["Class of 2027", 2028] }, { graduation_years: [2027, 2028] }],
  [{ institutions: "Ohio State University, Kent State University" }, { institutions: { length: 2 } }],
  [
    { institutions: "University of California, Los Angeles" },
    { institutions: ["University of California, Los Angeles"] },
  ],
  [{ institutions: "Any accredited US university" }, { institutions: [] }],
  [{ essay_required: "Yes (500 words)" }, { essay_required: true }],
  [{ requirements: "Member of a union, or child of one" }, { requirements: ["Member of a union, or child of one"] }],
  [
    { amount_max: "2500", currency: "CAD" },
    { amount_max: null, amount_text: "CAD 2500" },
  ],
  [
    { amount_min: "500", amount_max: "$900", currency: "USD" },
    { amount_min: 500, amount_max: 900 },
  ],
  [{ deadline_text: "46522" }, { deadline: "2027-05-15", deadline_text: "2027-05-15" }],
  [
    { application_url: '<a href="https://a.example/x?b=1&amp;c=2">Apply</a>' },
    { application_url: "https://a.example/x?b=1&c=2" },
  ],
  [{ application_url: "[Apply here](https://a.example/x)" }, { application_url: "https://a.example/x" }],
  [{ application_url: "awards.org/apply" }, { application_url: "https://awards.org/apply" }],
])("columns as catalogs write them: %j", (values, facts) => {
  expect(stated(values)).toMatchObject(facts);
});

test.each([
  [{ academic_level: "High School Senior" }, "class", "High School Senior"],
  [{ academic_level: "freshman, sophomore" }, "class", "college freshman, college sophomore"],
  [{ academic_level: "8th grade" }, "check", "8th grade"],
  [{ location_restrictions: "TX, Quebec" }, "check", "TX, Quebec"],
  [{ location_restrictions: "All states except California" }, "excluded", "All states except California"],
  [{ field_of_study: "Engineering, not software" }, "check", "Engineering, not software"],
  [{ gpa_requirement: "85%" }, "check", "85%"],
  [{ graduation_years: "2027 or later" }, "check", "Must graduate in 2027 or later."],
  [{ institutions: "HBCU" }, "check", "Must attend HBCU."],
])("what is no plain value is demanded in the words of the column: %j", (values, about, quote) => {
  expect(checks(values)).toContainEqual([about, quote]);
});

test("a list with an entry that is not understood leaves nobody out", () => {
  expect(stated({ location_restrictions: "TX, Quebec" })).toMatchObject({ location_restrictions: [], countries: [] });
  expect(stated({ academic_level: "graduate; clergy" })).toMatchObject({ academic_level: [] });
});

test("a level of a list that the reader does not know is not lost beside a class", () => {
  const { academic_level, demands } = stated({ academic_level: "High School Senior; Grad" });
  expect(academic_level).toEqual(["high_school", "master", "doctoral"]);
  expect(demands).toMatchObject([{ about: "check", kind: "level", quote: "High School Senior, Grad" }]);
});

test("a text that contradicts a column leads to a check, and neither leaves anybody out", () => {
  const { demands } = stated({ location_restrictions: "TX", description: "Only residents of Florida may apply." });
  expect(demands).toMatchObject([
    { about: "check", kind: "conflict", quote: "Only residents of Florida may apply." },
    { about: "doubtful", criterion: "residence", levels: [] },
  ]);
});

test("a text that is longer than what is read of it leaves the rest to check", () => {
  const long = `For graduate students. ${"We are glad to help. ".repeat(500)}Applicants must live in Alaska.`;
  expect(checks({ description: long })).toContainEqual(["check", "A Award"]);
  expect(checks({ description: "For graduate students." })).toEqual([]);
});

test("a day of a file that writes the day first is read so, and shown as written", () => {
  const row = { deadline_text: "03/04/2027" };
  expect(stated(row, { dayFirst: true })).toMatchObject({ deadline: "2027-04-03", deadline_text: "03/04/2027" });
  expect(stated(row)).toMatchObject({ deadline: "2027-03-04" });
});

test("grades, years and long requirements", () => {
  const grades = ["3.0", "3.0/4.0", "Minimum GPA: 2.75+", "3.0 (unweighted)", "3,2", "2.5 - 3.0", "85", "B", "top 3"];
  expect(grades.map(gradeOf)).toEqual([3, 3, 2.75, 3, 3.2, null, null, null, null]);
  expect([["2027-2029"], ["Spring 2027"], ["2027", "soon"]].map(yearsOf)).toEqual([[2027, 2028, 2029], [2027], null]);
  const text = `${"Be kind and fair. ".repeat(40)}Be a twin.`;
  const parts = shortened(text, 300);
  expect(parts.join(" ")).toBe(text);
  expect(parts.every((part) => part.length <= 300)).toBe(true);
});
