import fc from "fast-check";
import { expect, test } from "vitest";
import { Readiness, readinessOf } from "./readiness.ts";
import { readinessKeys } from "./readiness-keys.ts";
import {
  overallReadiness,
  type ReadinessAnswers,
  readinessColor,
  readinessLabel,
  readinessScores,
} from "./readiness-scores.ts";

const maya: ReadinessAnswers = {
  full_name: "Maya Ortiz",
  academic_level: "undergraduate",
  field_of_study: "Nursing",
  gpa: 3.6,
  leadership_experience: ["Debate captain"],
  work_experience: [],
  volunteer_hours: 40,
  essay_writing_score: 7,
  annual_family_income: 42_000,
  demographics: { first_generation: true },
};

test("a full profile scores as computed by hand", () => {
  const { categories, overall, label, color } = readinessOf(maya);
  expect(Object.fromEntries(categories.map(({ key, score }) => [key, score]))).toEqual({
    academic: 90,
    experience: 60,
    service: 40,
    writing: 70,
    profile_completeness: 100,
    financial_need: 100,
    identity: 80,
    focus: 90,
    potential: 63.33,
    readiness: 86.67,
  });
  expect({ overall, label, color }).toEqual({ overall: 78, label: "Good", color: "yellow" });
});

test("an empty profile scores only the fixed points", () => {
  const { categories, overall, label, color } = readinessOf({});
  expect(categories.map(({ score }) => score)).toEqual([0, 20, 0, 0, 0, 0, 20, 10, 6.67, 3.33]);
  expect({ overall, label, color }).toEqual({ overall: 6, label: "Needs Work", color: "red" });
});

test.each<[string, ReadinessAnswers, keyof ReturnType<typeof readinessScores>, number]>([
  ["a GPA of 4 is full", { gpa: 4 }, "academic", 100],
  ["a GPA above 4 is capped", { gpa: 4.6 }, "academic", 100],
  ["half a GPA is half", { gpa: 2 }, "academic", 50],
  ["a GPA of 0 is 0", { gpa: 0 }, "academic", 0],
  ["a missing GPA is 0", { gpa: null }, "academic", 0],
  ["a GPA that is no number is 0", { gpa: Number.NaN }, "academic", 0],
  ["experience starts at 20", {}, "experience", 20],
  ["leadership as a list", { leadership_experience: ["Captain"] }, "experience", 60],
  ["leadership as text", { leadership_experience: "Captain" }, "experience", 60],
  ["leadership as a number", { leadership_experience: 2 }, "experience", 60],
  ["an empty list is no leadership", { leadership_experience: [] }, "experience", 20],
  ["blank text is no leadership", { leadership_experience: "  " }, "experience", 20],
  ["zero is no leadership", { leadership_experience: 0 }, "experience", 20],
  ["work counts as leadership does", { work_experience: 3 }, "experience", 60],
  ["both are 100", { work_experience: ["Cashier"], leadership_experience: ["Captain"] }, "experience", 100],
  ["25 hours are 25", { volunteer_hours: 25 }, "service", 25],
  ["hours above 100 are capped", { volunteer_hours: 480 }, "service", 100],
  ["missing hours are 0", {}, "service", 0],
  ["the essay score counts ten times", { essay_writing_score: 1 }, "writing", 10],
  ["the best essay score is 100", { essay_writing_score: 10 }, "writing", 100],
  ["a missing essay score is 0", { essay_writing_score: null }, "writing", 0],
  ["each of four answers is a quarter", { full_name: "Maya", gpa: 3 }, "profile_completeness", 50],
  ["a blank name is missing", { full_name: " " }, "profile_completeness", 0],
  ["income under 50,000", { annual_family_income: 49_999.99 }, "financial_need", 100],
  ["income of 50,000", { annual_family_income: 50_000 }, "financial_need", 70],
  ["income under 100,000", { annual_family_income: 99_999 }, "financial_need", 70],
  ["income of 100,000", { annual_family_income: 100_000 }, "financial_need", 40],
  ["no income at all is an answer", { annual_family_income: 0 }, "financial_need", 100],
  ["a missing income is 0", { annual_family_income: null }, "financial_need", 0],
  ["demographics", { demographics: { ethnicity: "Asian" } }, "identity", 80],
  ["does not apply is an answer", { demographics: { first_generation: false } }, "identity", 80],
  ["empty demographics", { demographics: {} }, "identity", 20],
  ["cleared demographics", { demographics: { ethnicity: null } }, "identity", 20],
  ["a field of study", { field_of_study: "Nursing" }, "focus", 90],
  ["no field of study", { field_of_study: "" }, "focus", 10],
  ["undecided is no field", { field_of_study: "Undecided" }, "focus", 10],
  ["potential", { gpa: 4, volunteer_hours: 50 }, "potential", (100 + 20 + 50) / 3],
  ["readiness", { field_of_study: "Nursing", essay_writing_score: 5 }, "readiness", (25 + 50 + 90) / 3],
])("%s", (_, answers, key, score) => {
  expect(readinessScores(answers)[key]).toBeCloseTo(score, 10);
});

test.each([
  [100, "Excellent", "green"],
  [90, "Excellent", "green"],
  [89.99, "Very Good", "green"],
  [80, "Very Good", "green"],
  [79.99, "Good", "yellow"],
  [70, "Good", "yellow"],
  [69.99, "Fair", "yellow"],
  [60, "Fair", "yellow"],
  [59.99, "Needs Work", "red"],
  [0, "Needs Work", "red"],
])("%d is %s and %s", (score, label, color) => {
  expect(readinessLabel(score)).toBe(label);
  expect(readinessColor(score)).toBe(color);
});

test("the ten categories are 36 degrees apart on the radar, each out of 100", () => {
  const { categories } = readinessOf(maya);
  expect(categories.map(({ angle }) => angle)).toEqual([0, 36, 72, 108, 144, 180, 216, 252, 288, 324]);
  expect(categories.every(({ maxScore }) => maxScore === 100)).toBe(true);
});

test("each category shows the student's own answers behind it", () => {
  const words = Object.fromEntries(readinessOf(maya).categories.map(({ key, rests_on }) => [key, rests_on]));
  expect(words).toMatchObject({
    academic: "GPA 3.6 of 4.0",
    experience: "1 leadership experience, no work experience yet",
    service: "40 volunteer hours",
    writing: "You rate it 7 of 10",
    financial_need: "Family income $42,000 a year",
    focus: "Field of study: Nursing",
  });
  const gaps = readinessOf({ full_name: "Maya" }).categories.find(({ key }) => key === "profile_completeness");
  expect(gaps?.rests_on).toBe("Academic level, field of study and GPA missing");
});

test.each([
  ["high", 100, 100],
  ["medium", 70, 100],
  ["low", 40, 70],
  ["critical", 100, 100],
] as const)(
  "with %s need, what the family income adds to its score is from %d to %d",
  (need, gain_least, gain_most) => {
    const { categories } = readinessOf({ financial_need_level: need });
    expect(categories.find(({ key }) => key === "financial_need")?.next).toMatchObject({ gain_least, gain_most });
  },
);

test("a chosen need without a family income is not passed over", () => {
  const need = readinessOf({ financial_need_level: "medium" }).categories.find(({ key }) => key === "financial_need");
  expect(need?.rests_on).toBe(
    "You chose medium need (family income $30,000 to $60,000). This score counts the exact amount",
  );
  expect(need?.score).toBe(0);
});

test("a part without an answer is not scored, and the average of the scored ones leaves it out", () => {
  const { categories, overall, overall_scored } = readinessOf({
    gpa: 3.2,
    volunteer_hours: 0,
    work_experience: ["Cashier"],
  });
  expect(categories.filter(({ scored }) => !scored).map(({ key }) => key)).toEqual([
    "writing",
    "financial_need",
    "identity",
    "focus",
  ]);
  const scored = categories.filter((category) => category.scored).map(({ score }) => score);
  expect(overall_scored).toBeCloseTo(scored.reduce((sum, score) => sum + score, 0) / scored.length, 1);
  // The overall score is that of the specification: the mean of the ten.
  expect(overall).toBeCloseTo(categories.reduce((sum, { score }) => sum + score, 0) / 10, 1);
  expect(readinessOf(maya)).toMatchObject({ overall: 78, overall_scored: 78 });
});

test("the next step of a category is the one with the largest gain", () => {
  const next = Object.fromEntries(readinessOf(maya).categories.map(({ key, next }) => [key, next]));
  expect(next.academic).toEqual({ field: "gpa", words: "Raise your GPA to 3.7", gain_least: 2.5, gain_most: 2.5 });
  expect(next.experience).toMatchObject({ field: "work_experience", gain_least: 40, gain_most: 40 });
  expect(next.service).toMatchObject({ words: "Volunteer 10 more hours", gain_most: 10 });
  expect(next.potential).toMatchObject({ field: "work_experience", gain_most: 13.33 });
  expect(next.readiness).toMatchObject({ field: "essay_writing_score", gain_most: 3.33 });
  // No student is told to earn less, and full scores have no improvement.
  expect(next.financial_need).toBeNull();
  expect(next.profile_completeness).toBeNull();
  expect(next.identity).toBeNull();
  expect(next.focus).toBeNull();
});

test("an unknown answer shows the range of its gain", () => {
  const { categories, next } = readinessOf({ full_name: "Maya" });
  const of = (key: string) => categories.find((category) => category.key === key)?.next;
  expect(of("academic")).toEqual({ field: "gpa", words: "Enter your GPA", gain_least: 0, gain_most: 100 });
  expect(of("financial_need")).toMatchObject({ field: "annual_family_income", gain_least: 40, gain_most: 100 });
  expect(of("profile_completeness")).toMatchObject({ gain_least: 25, gain_most: 25 });
  // GPA: 100 points in academic, 25 in completeness, a third of each in potential and readiness, divided by ten.
  expect(next).toMatchObject({ field: "gpa", gain_most: 16.67 });
});

test("the last hours before 100 count exactly", () => {
  const { categories } = readinessOf({ ...maya, volunteer_hours: 99 });
  expect(categories[2]?.next).toMatchObject({ words: "Volunteer 1 more hour", gain_most: 1 });
});

test("a profile with full scores has no next step", () => {
  const full = readinessOf({
    ...maya,
    gpa: 4,
    work_experience: ["Cashier"],
    volunteer_hours: 100,
    essay_writing_score: 10,
  });
  expect(full).toMatchObject({ overall: 96.67, label: "Excellent", next: null });
});

const answers = fc.record<ReadinessAnswers>(
  {
    full_name: fc.option(fc.string()),
    academic_level: fc.option(fc.constantFrom("high_school", "graduate")),
    field_of_study: fc.option(fc.string()),
    gpa: fc.option(fc.double({ min: -10, max: 120 })),
    leadership_experience: fc.option(fc.oneof(fc.array(fc.string()), fc.string(), fc.integer())),
    work_experience: fc.option(fc.oneof(fc.array(fc.string()), fc.string(), fc.integer())),
    volunteer_hours: fc.option(fc.double({ min: -5, max: 100_000 })),
    essay_writing_score: fc.option(fc.integer({ min: -1, max: 20 })),
    annual_family_income: fc.option(fc.double({ min: 0, max: 1e9 })),
    demographics: fc.option(fc.record({ ethnicity: fc.option(fc.string()) })),
  },
  { requiredKeys: [] },
);

test("every score is from 0 to 100 and the overall score is their mean", () => {
  fc.assert(
    fc.property(answers, (given) => {
      const { categories, overall } = Readiness.parse(readinessOf(given));
      const mean = categories.reduce((sum, { score }) => sum + score, 0) / 10;
      expect(Math.abs(overall - mean)).toBeLessThan(0.02);
    }),
  );
});

test("a new answer never lowers any score", () => {
  fc.assert(
    fc.property(answers, answers, fc.constantFrom(...Object.keys(maya)), (before, given, field) => {
      const key = field as keyof ReadinessAnswers; // a key of maya is one of the answers
      const without = { ...before, [key]: undefined };
      const scores = readinessScores({ ...without, [key]: given[key] });
      for (const one of readinessKeys) expect(scores[one]).toBeGreaterThanOrEqual(readinessScores(without)[one]);
    }),
  );
});

test("following the advice brings the shown gain", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4, noNaN: true }), fc.integer({ min: 0, max: 99 }), (gpa, volunteer_hours) => {
      const before = { ...maya, gpa, volunteer_hours };
      const next = readinessOf(before).categories[2]?.next;
      const hours = Math.min(100, volunteer_hours + 10);
      const gained = readinessScores({ ...before, volunteer_hours: hours }).service - readinessScores(before).service;
      expect(next?.gain_most).toBeCloseTo(gained, 2);
    }),
  );
});

test("no single improvement gains more than the overall next step", () => {
  fc.assert(
    fc.property(answers, (given) => {
      const overall = overallReadiness(readinessScores(given));
      const best = readinessOf(given).next?.gain_most ?? 0;
      const withWork = overallReadiness(readinessScores({ ...given, work_experience: ["one"] }));
      const withName = overallReadiness(readinessScores({ ...given, full_name: given.full_name || "name" }));
      expect(best + 0.02).toBeGreaterThanOrEqual(Math.max(withWork, withName) - overall);
    }),
  );
});

test("a grade on another scale is told as the student gave it", () => {
  const academic = readinessOf({ gpa: 3.5, gpa_given: "4.5", gpa_scale: "2-5" }).categories.find(
    ({ key }) => key === "academic",
  );
  expect(academic?.rests_on).toBe("Your grade: 4.5 of 5 is about 3.5 of 4.0");
  expect(academic?.next?.words).toBe("Raise your grades to a GPA of about 3.6");
});

test("who wants a graduate degree and is in no college is not told to raise the GPA of a degree that is done", () => {
  const told = (answers: Parameters<typeof readinessOf>[0]) =>
    readinessOf({ gpa: 3.3, ...answers }).categories.find(({ key }) => key === "academic")?.next?.field;
  const set_aside = { college: "does_not_apply" } as const;
  expect(told({ academic_level: "master's_degree", set_aside })).toBeUndefined();
  expect(told({ academic_level: "postgraduate", set_aside })).toBeUndefined();
  expect(told({ academic_level: "master's_degree" })).toBe("gpa");
  expect(told({ academic_level: "master's_degree", set_aside: { college: "skipped" } })).toBe("gpa");
  expect(told({ academic_level: "high_school", set_aside })).toBe("gpa");
});

test("who is undecided is asked kindly for a field that interests them", () => {
  const focus = readinessOf({ ...maya, field_of_study: "undecided" }).categories.find(({ key }) => key === "focus");
  expect(focus).toMatchObject({
    scored: false,
    rests_on: "You wrote “undecided”, which is fine: scholarships for any field fit",
    next: { field: "field_of_study", words: "Name a field that interests you; you can change it later" },
  });
});
