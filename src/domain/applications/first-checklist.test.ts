import { expect, test } from "vitest";
import { emptyFacts } from "../scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import type { NamesToCheck } from "./check-task.ts";
import { Checklist } from "./checklist.ts";
import { firstChecklist } from "./first-checklist.ts";

const gather = "Find out what to send, and gather it";
const form = "Fill in the sponsor's form";
const url = { application_url: "https://oak.example/apply" };

test.each<[Partial<ScholarshipFacts>, string[]]>([
  [{}, []],
  [url, [gather, form]],
  [{ ...url, essay_required: false }, [form]],
  [{ ...url, essay_required: true }, ["Write the essay", form]],
  [{ essay_required: true }, ["Write the essay"]],
  [{ essay_required: false }, []],
  [
    { requirements: ["Send transcripts and three letters."] },
    ["Ask for 3 letters of recommendation", "Order your transcript"],
  ],
  [{ requirements: ["Provide two academic references."] }, ["Ask for 2 letters of recommendation"]],
  [
    { requirements: ["Be recommended by a professor.", "A recommendation from a teacher."] },
    ["Ask for your letters of recommendation"],
  ],
  [
    { ...url, requirements: ["There is no application; the college decides from the transcript."] },
    ["Order your transcript"],
  ],
  [{ requirements: ["No transcript is required."] }, []],
  [{ ...url, requirements: ["Send the FAFSA or TASFA."] }, ["File the FAFSA or your state's own form", form]],
  [{ ...url, provider_name: "Finance Authority of Maine", requirements: ["Send the FAFSA."] }, ["File the FAFSA"]],
  [{ requirements: [`Submit ${"a very ".repeat(50)}long list.`] }, [`Submit ${"a very ".repeat(27)}a v…`]],
  [
    { ...url, requirements: Array.from({ length: 50 }, () => "Submit a video.") },
    [...Array.from({ length: 38 }, () => "Submit a video"), form],
  ],
])("a scholarship that states %o makes the tasks %o", (stated, titles) => {
  const tasks = firstChecklist({ ...emptyFacts(), provider_name: "Ocean Fund", ...stated }, null);
  expect(tasks.map(({ title }) => title)).toEqual(titles);
  expect(Checklist.parse(tasks)).toEqual(tasks);
});

test("what names a question itself is no name behind another one", () => {
  const whether = "whether the sponsor needs a GPA of 2.7";
  const [first] = firstChecklist({ ...emptyFacts(), provider_name: "Ocean Fund", ...url }, open(whether));
  expect(first?.title).toBe(`Check ${whether}`);
});

test.each([[["level", "whether the sponsor needs a GPA"]], [["whether the sponsor needs a GPA", "level"]]])(
  "what names a question itself stands behind the names, in any order of %o",
  (names) => {
    const [first] = firstChecklist({ ...emptyFacts(), provider_name: "Ocean Fund", ...url }, open(...names));
    expect(first?.title).toBe("Check whether this fits you: level of study, and whether the sponsor needs a GPA");
  },
);

const open = (...names: string[]): NamesToCheck => ({ names, isFailed: false });

test.each<[string, Partial<ScholarshipFacts>, NamesToCheck | null, string[]]>([
  ["nothing is open", url, null, [gather, form]],
  ["two things are open", url, open("college", "GPA"), ["Check whether this fits you: college, GPA", gather, form]],
  ["nobody knows who may apply", url, open(), ["Check who can apply", gather, form]],
  ["there is no other task", {}, open("college"), []],
  [
    "they are ruled out",
    url,
    { names: ["level"], isFailed: true },
    ["Check what you don't meet: level of study", gather, form],
  ],
  [
    "no round is left for them",
    url,
    { names: ["deadline"], isFailed: true },
    ["Closed for you: check whether another round is open to you", gather, form],
  ],
])("what a match leaves open is checked first: %s", (_, stated, toCheck, titles) => {
  const tasks = firstChecklist({ ...emptyFacts(), provider_name: "Ocean Fund", ...stated }, toCheck);
  expect(tasks.map(({ title }) => title)).toEqual(titles);
});

test("the longest checklist with something to check is still one that can be stored", () => {
  const requirements = Array.from({ length: 50 }, () => "Submit a video.");
  const tasks = firstChecklist(
    { ...emptyFacts(), provider_name: "Ocean Fund", ...url, requirements },
    open("x".repeat(900)),
  );
  expect(Checklist.parse(tasks)).toHaveLength(40);
});

test("the task to check is cut between names, not within one", () => {
  const names = ["level", `“${"Be a member. ".repeat(7)}”`, `“${"Live in Ohio. ".repeat(7)}”`];
  const [check] = firstChecklist({ ...emptyFacts(), provider_name: "Ocean Fund", ...url }, open(...names));
  expect(check?.title).toBe(`Check whether this fits you: level of study, ${names[1]} and 1 more`);
});
