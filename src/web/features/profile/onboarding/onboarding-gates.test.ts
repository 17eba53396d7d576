import fc from "fast-check";
import { expect, test } from "vitest";
import { questionsAfterOnboarding } from "#domain/matches/further-questions.ts";
import { gpaScales } from "#domain/profile/answers/gpa-scale.ts";
import { checkedChanges } from "#domain/profile/checked-changes.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { questionPaths } from "#domain/profile/question-paths.ts";
import { closedGates, profileFromOnboarding, stepErrors } from "./onboarding-gates.ts";
import {
  blankOnboarding,
  fieldOf,
  firstIncomplete,
  isMissingAnswers,
  needUnknown,
  type OnboardingAnswers,
  type OnboardingField,
  onboardingFromProfile,
  onboardingSteps,
  stepOf,
  withInterest,
} from "./onboarding-steps.ts";

const answered = {
  ...blankOnboarding,
  full_name: "Maya Ortiz",
  date_of_birth: "2008-04-02",
  location: "Austin, TX",
  academic_level: "bachelor's_degree",
  field_of_study: "Nursing",
  financial_need_level: "high",
  interests: ["Medicine & Healthcare"],
};

test("each gate requires exactly the spec's answers", () => {
  const missing = onboardingSteps.map((_, index) => Object.keys(stepErrors(index, blankOnboarding)));
  expect(missing).toEqual([
    ["full_name", "date_of_birth", "location"],
    ["academic_level", "field_of_study"],
    ["financial_need_level"],
    ["interests"],
    [],
  ]);
});

test("the gates require what the steps say, and have their inputs", () => {
  const missing = onboardingSteps.map((_, index) => Object.keys(stepErrors(index, blankOnboarding)));
  expect(missing).toEqual(onboardingSteps.map(({ required }) => required));
  expect(Object.keys(blankOnboarding).map((field) => stepOf(field as OnboardingField))).not.toContain(-1);
});

test("every gate opens once its step is answered", () => {
  expect(onboardingSteps.map((_, index) => stepErrors(index, answered))).toEqual([{}, {}, {}, {}, {}]);
});

test("what the wizard asks of a private kind is not asked again right after it", () => {
  const asked = questionPaths.filter((path) => fieldOf(path) !== null && path.startsWith("demographics."));
  expect(asked).toContain("demographics.ethnicity");
  expect(
    questionsAfterOnboarding(
      asked.map((field) => ({ field, scholarships: 1, dollars: 1 })),
      { citizenship_status: "us_citizen" },
      [],
    ),
  ).toEqual([]);
});

test("the first closed gate is where the wizard must go back to", () => {
  const firstClosed = (answers: OnboardingAnswers) => {
    const [problem] = closedGates(answers);
    return problem ? stepOf(problem.field) : null;
  };
  for (const first of [firstClosed, firstIncomplete]) {
    expect(first(blankOnboarding)).toBe(0);
    expect(first({ ...answered, financial_need_level: "" })).toBe(2);
    expect(first({ ...answered, interests: [] })).toBe(3);
    expect(first(answered)).toBeNull();
  }
});

test("who does not know the need goes on, and it is not asked again", () => {
  const unsure = { ...answered, financial_need_level: needUnknown };
  expect(stepErrors(2, unsure)).toEqual({});
  const changes = profileFromOnboarding(unsure, {});
  expect(changes).toMatchObject({ financial_need_level: null, set_aside: { financial_need_level: "skipped" } });
  expect(onboardingFromProfile(changes as Partial<Profile>, "").financial_need_level).toBe(needUnknown);
});

test("spaces are not an answer", () => {
  expect(stepErrors(0, { ...answered, location: "   " })).toEqual({ location: "Enter where you live." });
});

test("a GPA outside 0 to 4 closes the gate and says the range", () => {
  expect(stepErrors(1, { ...answered, gpa: "4.5" })).toEqual({ gpa: "GPA is a number from 0 to 4." });
  expect(stepErrors(1, { ...answered, gpa: "-1" })).toEqual({ gpa: "GPA is a number from 0 to 4." });
  expect(stepErrors(1, { ...answered, gpa: "three" })).toEqual({ gpa: "GPA is a number from 0 to 4." });
});

test("a graduation year is a whole year", () => {
  expect(Object.keys(stepErrors(1, { ...answered, graduation_year: "2028.5" }))).toEqual(["graduation_year"]);
});

test("an empty number is saved as null", () => {
  expect(profileFromOnboarding(answered, {})).toMatchObject({ gpa: null, graduation_year: null });
  expect(profileFromOnboarding({ ...answered, gpa: "3.6", graduation_year: "2028" }, {})).toMatchObject({
    gpa: 3.6,
    graduation_year: 2028,
  });
});

test("a grade on another scale passes the gate and is saved as given", () => {
  const answers = { ...answered, gpa: "85", gpa_scale: "100" };
  expect(stepErrors(1, answers)).toEqual({});
  expect(profileFromOnboarding(answers, {})).toMatchObject({ gpa_given: "85", gpa_scale: "100" });
  expect(onboardingFromProfile({ gpa: 3, gpa_given: "85", gpa_scale: "100" }, "Maya")).toMatchObject({
    gpa: "85",
    gpa_scale: "100",
  });
});

test("gender and raising a child are saved where they are answered, and shown again", () => {
  const answers = { ...answered, gender: "woman", parent: "single_parent" };
  expect(stepErrors(2, answers)).toEqual({});
  const { demographics } = profileFromOnboarding(answers, {});
  expect(demographics).toEqual({ gender: "woman", parent: "single_parent" });
  expect(onboardingFromProfile({ demographics: demographics ?? {} }, "Maya")).toMatchObject({
    gender: "woman",
    parent: "single_parent",
  });
});

test("an answer about the background that is taken back is saved as null, where one was stored", () => {
  const demographics = { ethnicity: "Latina", gender: "woman", parent: "parent", military: true } as const;
  expect(profileFromOnboarding(answered, { demographics }).demographics).toEqual({
    ethnicity: null,
    gender: null,
    parent: null,
  });
  const kept = { ...answered, ethnicity: "Latina", gender: "woman" };
  expect(profileFromOnboarding(kept, { demographics }).demographics).toMatchObject({ parent: null, gender: "woman" });
});

test("an answer that the level hides is not sent, and a stored one stays", () => {
  const hidden = { ...answered, academic_level: "high_school", parent: "parent" };
  expect(profileFromOnboarding(hidden, {}).demographics).toBeUndefined();
  expect(
    profileFromOnboarding({ ...hidden, parent: "" }, { demographics: { parent: "parent" } }).demographics,
  ).toBeUndefined();
});

test("an own interest that is typed opens the gate and is saved with the others", () => {
  const typed = { ...answered, interests: [], own_interest: " Farming " };
  expect(closedGates(typed)).toEqual([]);
  expect(isMissingAnswers(3, typed)).toBe(false);
  expect(profileFromOnboarding(typed, {}).extracurricular_activities).toEqual(["Farming"]);
});

test("own interests have the limits of the profile, with what is typed, and the field says so", () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `Hobby ${at}`);
  expect(stepErrors(3, { ...answered, interests: fifty })).toEqual({});
  const tooMany = { own_interest: "Keep at most 50 entries." };
  expect(stepErrors(3, { ...answered, interests: fifty, own_interest: "Farming" })).toEqual(tooMany);
  expect(stepErrors(3, { ...answered, interests: fifty, own_interest: "hobby 7" })).toEqual({});
  const tooLong = { own_interest: "Use at most 300 characters." };
  expect(stepErrors(3, { ...answered, own_interest: "a".repeat(301) })).toEqual(tooLong);
  expect(stepErrors(3, { ...answered, interests: ["a".repeat(301)] })).toEqual(tooLong);
});

test("an interest is kept once, and one that is offered as it is offered", () => {
  expect(withInterest(["Farming"], " farming ")).toEqual(["Farming"]);
  expect(withInterest(["Education"], "education")).toEqual(["Education"]);
  expect(withInterest([], "community service")).toEqual(["Community Service"]);
  expect(withInterest(["Farming"], " ")).toEqual(["Farming"]);
});

test("interests are saved as extracurricular activities", () => {
  expect(profileFromOnboarding(answered, {}).extracurricular_activities).toEqual(["Medicine & Healthcare"]);
});

test("ethnicity is left out unless answered, and first generation unless the checkbox was used", () => {
  expect(profileFromOnboarding(answered, {}).demographics).toBeUndefined();
  expect(profileFromOnboarding({ ...answered, first_generation: false }, {}).demographics).toEqual({
    first_generation: false,
  });
  expect(
    profileFromOnboarding({ ...answered, ethnicity: " Latina ", first_generation: true }, {}).demographics,
  ).toEqual({
    ethnicity: "Latina",
    first_generation: true,
  });
});

test("saved answers return to the wizard unchanged", () => {
  expect(onboardingFromProfile(profileFromOnboarding(answered, {}), "")).toEqual(answered);
});

test("an unused checkbox stays unanswered, and a stored answer stays", () => {
  expect(onboardingFromProfile({}, "Maya").first_generation).toBeNull();
  const stored = onboardingFromProfile({ demographics: { first_generation: false } }, "Maya");
  expect(profileFromOnboarding({ ...answered, first_generation: stored.first_generation }, {}).demographics).toEqual({
    first_generation: false,
  });
});

test("a stored level and need that the wizard does not list are shown as the nearest, and stay as they are", () => {
  const stored = { academic_level: "undergraduate", financial_need_level: "critical" } as const;
  const shown = onboardingFromProfile(stored, "Maya");
  expect(shown).toMatchObject({ academic_level: "bachelor's_degree", financial_need_level: "high" });
  const answers = { ...answered, academic_level: shown.academic_level, financial_need_level: "high" };
  expect(profileFromOnboarding(answers, stored)).toMatchObject(stored);
  expect(profileFromOnboarding({ ...answers, academic_level: "high_school" }, stored).academic_level).toBe(
    "high_school",
  );
});

test("a server error is shown at its input and step", () => {
  expect(fieldOf("date_of_birth")).toBe("date_of_birth");
  expect(fieldOf("demographics.ethnicity")).toBe("ethnicity");
  expect(fieldOf("extracurricular_activities.0")).toBe("own_interest");
  expect(fieldOf("toString")).toBeNull();
  expect(fieldOf("college")).toBeNull();
  expect(stepOf("date_of_birth")).toBe(0);
  expect(stepOf("ethnicity")).toBe(2);
});

// Texts around what is read, with spaces, and lengths around every limit.
const around = (...read: string[]) =>
  fc.oneof(
    fc.constantFrom("", ...read),
    fc
      .tuple(fc.constantFrom(" ", "", "\t"), fc.constantFrom(...read), fc.constantFrom(" ", "%", "."))
      .map((all) => all.join("")),
    fc.nat(4100).map((length) => "x".repeat(length)),
    fc.string(),
  );
const grades = ["3.6", "3.6%", "1e0", "0x3", "4.01", `3.${"6".repeat(80)}`, "2:1", "Second class upper"];
const anyAnswers: fc.Arbitrary<OnboardingAnswers> = fc.record({
  full_name: around("Maya Ortiz"),
  date_of_birth: around("2006-04-02", "2006-02-30", "2999-01-01", "1850-01-01"),
  location: around("Austin, TX"),
  academic_level: fc.constantFrom("bachelor's_degree", "high_school", "undergraduate", "kindergarten", ""),
  field_of_study: around("Nursing"),
  gpa: around(...grades, "Second-Class Honours (Upper Division)", "B+"),
  gpa_scale: fc.constantFrom(...gpaScales, "none"),
  graduation_year: around("2028", "2028.5", "1900"),
  financial_need_level: fc.constantFrom("high", "critical", "extreme", ""),
  ethnicity: around("Latina"),
  first_generation: fc.constantFrom(null, true, false),
  gender: fc.constantFrom("", "woman", "?"),
  parent: fc.constantFrom("", "parent", "?"),
  interests: fc.array(fc.constantFrom("Farming", "Education", " ", "x".repeat(301)), { maxLength: 3 }),
  own_interest: around("Chess"),
  career_goals: around("A nurse."),
});

test("answers that pass every gate can always be saved", () => {
  fc.assert(
    // One or two answers at a time, as most sets of wrong ones fail in the first step.
    fc.property(anyAnswers, fc.subarray(Object.keys(blankOnboarding), { maxLength: 2 }), (any, names) => {
      const some = Object.fromEntries(Object.entries(any).filter(([name]) => names.includes(name)));
      const answers = { ...answered, gpa_scale: any.gpa_scale, ...some };
      if (closedGates(answers).length > 0) return;
      expect(checkedChanges(profileFromOnboarding(answers, {}), new Date()).ok).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each(["Second class upper", "Second-Class Honours (Upper Division)", "second class honors, lower division"])(
  "the class “%s” is read, passes the gate and is saved",
  (gpa) => {
    const answers = { ...answered, gpa, gpa_scale: "uk_class" };
    expect(closedGates(answers)).toEqual([]);
    expect(profileFromOnboarding(answers, {})).toMatchObject({ gpa_given: gpa, gpa_scale: "uk_class" });
  },
);

test("a percent sign behind a GPA is no other number", () => {
  expect(profileFromOnboarding({ ...answered, gpa: "3.6%" }, {})).toMatchObject({ gpa: 3.6 });
});

test("a readable grade that is too long to save keeps its step", () => {
  const answers = { ...answered, gpa: `8.${"7".repeat(60)}`, gpa_scale: "10" };
  expect(stepErrors(1, answers)).toEqual({ gpa: "Use at most 60 characters." });
});

test("a date of birth that the save refuses keeps its step", () => {
  expect(stepErrors(0, { ...answered, date_of_birth: "2999-01-01" })).toEqual({
    date_of_birth: "This day is in the future. Check the year.",
  });
});
