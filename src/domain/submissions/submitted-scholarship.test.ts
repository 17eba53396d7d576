import { expect, test } from "vitest";
import { deadlineProblem, SubmittedScholarship, submissionOn } from "./submitted-scholarship.ts";

const least = { title: "Bright Futures", provider_name: "Bright Foundation", description: "For nursing students." };

/** The messages of the problems, by field. */
function problems(more: object) {
  const { error } = SubmittedScholarship.safeParse({ ...least, ...more });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

test("title, provider and description are enough, and amounts default to 0", () => {
  expect(SubmittedScholarship.parse({ ...least, amount_min: null, application_url: "", deadline: "" })).toEqual({
    ...least,
    amount_min: 0,
    amount_max: 0,
    gpa_requirement: null,
    application_url: null,
    deadline: null,
    academic_level: [],
    field_of_study: [],
    requirements: [],
  });
});

test.each([
  ["a blank title", { title: "  " }, "title"],
  ["no provider", { provider_name: undefined }, "provider_name"],
  ["an empty description", { description: "" }, "description"],
  ["cents", { amount_min: 10.5 }, "amount_min"],
  ["a negative amount", { amount_max: -1 }, "amount_max"],
  ["an amount that is no number", { amount_max: Number.NaN }, "amount_max"],
  ["a minimum over the maximum", { amount_min: 500, amount_max: 100 }, "amount_max"],
  ["a GPA over 4.0", { gpa_requirement: 4.1 }, "gpa_requirement"],
  ["a GPA with two decimals", { gpa_requirement: 3.25 }, "gpa_requirement"],
  ["words as a URL", { application_url: "on their website" }, "application_url"],
  ["a URL that runs a script", { application_url: "javascript:alert(1)" }, "application_url"],
  ["a URL that hides its host", { application_url: "https://bank.com@evil.example/" }, "application_url"],
  ["a URL with control characters", { application_url: "https://example.org/\u001b[2J" }, "application_url"],
  ["a day that does not exist", { deadline: "2027-02-30" }, "deadline"],
  ["too many requirements", { requirements: Array.from({ length: 31 }, (_, i) => `R${i}`) }, "requirements"],
  ["a very long description", { description: "x".repeat(5001) }, "description"],
])("%s is refused, and the error names the field", (_, more, field) => {
  expect(Object.keys(problems(more))).toEqual([field]);
});

test("a minimum without a maximum is accepted", () => {
  expect(problems({ amount_min: 500 })).toEqual({});
});

test("every tenth of a GPA is accepted", () => {
  for (let tenth = 0; tenth <= 40; tenth++) expect(problems({ gpa_requirement: tenth / 10 })).toEqual({});
});

test("a URL without its scheme gets https", () => {
  const { application_url } = SubmittedScholarship.parse({ ...least, application_url: " example.org/apply " });
  expect(application_url).toBe("https://example.org/apply");
});

test("blank and repeated tags are left out", () => {
  const { requirements } = SubmittedScholarship.parse({ ...least, requirements: ["Essay", " ", "", " Essay"] });
  expect(requirements).toEqual(["Essay"]);
});

test("control characters and line breaks do not stay in a title", () => {
  expect(SubmittedScholarship.parse({ ...least, title: "Bright\n\u001b[31m Futures" }).title).toBe(
    "Bright [31m Futures",
  );
});

test("a deadline may be today or later, up to five years ahead", () => {
  expect(deadlineProblem(null, "2026-11-18")).toBeNull();
  expect(deadlineProblem("2026-11-18", "2026-11-18")).toBeNull();
  expect(deadlineProblem("2026-11-17", "2026-11-18")).toContain("has passed");
  expect(deadlineProblem("2062-11-17", "2026-11-18")).toContain("Check the year");
  const { error } = submissionOn("2026-11-18").safeParse({ ...least, deadline: "2026-11-17" });
  expect(error?.issues).toMatchObject([{ path: ["deadline"] }]);
});

test("amounts in the wrong order and a deadline that has passed are told beside what else is wrong", () => {
  const wrong = { title: "", amount_min: 500, amount_max: 100, deadline: "2026-11-17" };
  const { error } = submissionOn("2026-11-18").safeParse({ ...least, ...wrong });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["title", "deadline", "amount_max"]);
});
