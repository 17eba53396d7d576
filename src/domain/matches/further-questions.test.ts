import { expect, test } from "vitest";
import type { QuestionPath } from "../profile/question-paths.ts";
import { placeAfterOnboarding, questionsAfterOnboarding } from "./further-questions.ts";
import { missingAnswers } from "./top-question.ts";

const impact = (field: QuestionPath, dollars: number) => ({ field, scholarships: 1, dollars });
const impacts = [
  impact("enrollment", 3000),
  impact("college", 300_000),
  impact("intended_colleges", 200_000),
  impact("demographics.military", 90_000),
  impact("demographics.foster", 95_000),
  impact("demographics.gender", 4000),
];
test("gender and raising a child are asked in onboarding, and later only where they were left open", () => {
  const open = [impact("demographics.gender", 4000), impact("demographics.parent", 3000)];
  expect(questionsAfterOnboarding(open, {}, [])).toEqual(["citizenship_status"]);
  expect(missingAnswers(open, {}).map(({ field }) => field)).toEqual(["demographics.gender", "demographics.parent"]);
});

test("a GPA that was left open in onboarding is not asked for right after it, and later it is", () => {
  const open = [impact("gpa", 500_000), impact("college", 1000)];
  expect(questionsAfterOnboarding(open, {}, [])).toEqual(["citizenship_status", "college"]);
  expect(missingAnswers(open, {}).map(({ field }) => field)).toEqual(["gpa", "college"]);
});

test("the state is asked early where the location names none, and not at all where nothing waits for it", () => {
  const asked = (state: number) =>
    questionsAfterOnboarding([...impacts, { field: "state", scholarships: state, dollars: 10 }], {}, []);
  expect(asked(3)).toEqual(["citizenship_status", "state", "college"]);
  expect(asked(0)).toEqual(["citizenship_status", "college", "intended_colleges"]);
});

test("what the student's words seem to tell is asked right after the citizenship, also a private answer", () => {
  const told = [...impacts, { ...impact("demographics.foster", 1), told: "I aged out of foster care" }];
  expect(questionsAfterOnboarding(told, {}, [])).toEqual(["citizenship_status", "demographics.foster", "college"]);
});

test("a Native student is asked for the tribe before what decides more money for others", () => {
  const asked = [...impacts, impact("demographics.tribal_membership", 10)];
  expect(questionsAfterOnboarding(asked, {}, [])).toEqual([
    "citizenship_status",
    "demographics.tribal_membership",
    "college",
  ]);
  expect(missingAnswers(asked, {})[0]?.field).toBe("demographics.tribal_membership");
});

test("a year of graduation that was left open is asked where it decides more than other answers", () => {
  const year = impact("graduation_year", 250_000);
  expect(questionsAfterOnboarding([...impacts, year], {}, [])).toEqual([
    "citizenship_status",
    "college",
    "graduation_year",
  ]);
});

test("after onboarding three questions are asked, the citizenship first", () => {
  expect(questionsAfterOnboarding(impacts, {}, [])).toEqual(["citizenship_status", "college", "intended_colleges"]);
  expect(questionsAfterOnboarding(impacts, { citizenship_status: "us_citizen" }, ["citizenship_status"])).toEqual([
    "college",
    "intended_colleges",
  ]);
  expect(questionsAfterOnboarding(impacts, {}, ["citizenship_status", "college", "intended_colleges"])).toEqual([]);
  expect(questionsAfterOnboarding([], {}, [])).toEqual(["citizenship_status"]);
});

test("who is from abroad is asked of which country right after the status, and all others are not", () => {
  const after = (status: "international" | "us_citizen" | "permanent_resident") =>
    questionsAfterOnboarding(impacts, { citizenship_status: status }, ["citizenship_status"]);
  expect(after("international")).toEqual(["citizenship_countries", "college", "intended_colleges"]);
  expect(after("us_citizen")).toEqual(["college", "intended_colleges"]);
  expect(after("permanent_resident")).toEqual(["college", "intended_colleges"]);
  const kenyan = { citizenship_status: "international" as const, citizenship_countries: ["KE"] };
  expect(questionsAfterOnboarding(impacts, kenyan, ["citizenship_status"])[0]).toBe("college");
});

test("the count stays from the first question to the last, also where the countries are asked after the status", () => {
  for (const citizenship_status of ["international", "us_citizen"] as const) {
    const asked: QuestionPath[] = [];
    const places: string[] = [];
    let open = questionsAfterOnboarding(impacts, {}, asked);
    for (let field = open[0]; field; field = open[0]) {
      const { at, of, isPart } = placeAfterOnboarding(field, asked, open);
      places.push(`${at} of ${of}${isPart ? " part" : ""}`);
      asked.push(field);
      open = questionsAfterOnboarding(impacts, { citizenship_status }, asked);
    }
    const part = citizenship_status === "international" ? ["1 of 3 part"] : [];
    expect(places).toEqual(["1 of 3", ...part, "2 of 3", "3 of 3"]);
  }
});

test("who is from abroad and has named the countries is asked no more than the others", () => {
  const kenyan = { citizenship_status: "international" as const, citizenship_countries: ["KE"] };
  expect(questionsAfterOnboarding(impacts, kenyan, ["citizenship_status"])).toEqual(["college", "intended_colleges"]);
});
