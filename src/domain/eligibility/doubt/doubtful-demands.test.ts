import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const demandsOf = (text: string) => readEligibility({ title: "", provider: "", text }).demands;
const kinds = (text: string) => demandsOf(text).map(({ about }) => about);

test.for([
  "Notably, Colorado went so far as to legalize the recreational use of the drug for people over 21.",
  "A monthly living allowance is provided to students enrolled full-time.",
])("what a doubtful sentence demands is left to check: %s", (text) => {
  expect(kinds(text)).toContain("check");
  expect(kinds(text).filter((kind) => /^(?:age|enrollment|class)$/.test(kind))).toEqual([]);
});

test.for([
  ["age", "Applicants must be 21 or older."],
  ["enrollment", "Applicants must be enrolled full-time at an accredited college."],
  ["class", "Open to college freshmen."],
] as const)("the %s of a sentence that was understood rules out: %s", ([about, text]) => {
  expect(kinds(text)).toContain(about);
});

test("the sure sentence of two rules out", () => {
  expect(kinds("The zorbled quibs of the glimmer are for people over 21. Applicants must be over 21.")).toContain(
    "age",
  );
});

test("who meets a doubtful demand is done with it, and its unread words are left to all", () => {
  expect(demandsOf("A monthly living allowance is provided to students enrolled full-time.")).toMatchObject([
    { about: "check", ways: [{ demands: [{ about: "enrollment", enrollment: "full_time" }] }] },
    { about: "check", kind: "unread" },
  ]);
});

test.for(["Open to college freshmen.", "Must be pursuing or plan to pursue an undergraduate degree."])(
  "high school students are asked to check: %s",
  (text) => {
    expect(demandsOf(text)).toContainEqual({
      about: "doubtful",
      criterion: "level",
      levels: ["high_school"],
      quote: text,
    });
  },
);

test.for(["Must be a current college freshman.", "Open to university seniors who tutor freshmen."])(
  "who is at college today is in no high school: %s",
  (text) => {
    expect(demandsOf(text).filter(({ about }) => about === "doubtful")).toEqual([]);
  },
);
