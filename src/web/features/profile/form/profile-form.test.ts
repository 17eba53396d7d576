import fc from "fast-check";
import { expect, test } from "vitest";
import { academicLevels, onboardingLevels, stepFormLevels } from "#domain/profile/answers/academic-level.ts";
import {
  financialNeedLevels,
  onboardingNeedLevels,
  stepFormNeedLevels,
} from "#domain/profile/answers/financial-need.ts";
import {
  blankProfile,
  mergeChanges,
  normalizeChanges,
  type ProfileFields,
  withoutUnchanged,
} from "#domain/profile/merge-profile.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { onboardingNeedOptions } from "#domain/profile/questions.ts";
import { editorForm } from "../editor/editor-form.ts";
import { stepFormNeedOptions } from "../inputs/need-options.ts";
import { profileFromOnboarding } from "../onboarding/onboarding-gates.ts";
import { onboardingFromProfile } from "../onboarding/onboarding-steps.ts";
import { profileSteps, stepForm } from "../steps/step-form.ts";
import { changesFromForm } from "./form-changes.ts";
import {
  allInputs,
  type FormKind,
  formFromProfile,
  inputAt,
  isListInput,
  type ProfileForm,
  type ProfileInput,
  profileInputs,
} from "./profile-form.ts";

const steps = profileSteps.map(stepForm);
const [personal, academic, activities, goals] = steps as [FormKind, FormKind, FormKind, FormKind];

const changes = (stored: ProfileChanges, form: FormKind, typed: Partial<ProfileForm>) => {
  const base = formFromProfile({ ...blankProfile, ...stored }, form);
  return changesFromForm(base, { ...base, ...typed }, form);
};
const sent = (stored: ProfileChanges, form: FormKind, typed: Partial<ProfileForm>) => {
  const result = changes(stored, form, typed);
  return result.ok ? result.changes : result.errors;
};

test("only changed inputs are sent, trimmed and with the right type", () => {
  expect(sent({}, personal, { full_name: " Maya ", gender: "woman", first_generation: "no" })).toEqual({
    full_name: "Maya",
    demographics: { gender: "woman" },
  });
  expect(sent({}, goals, { annual_family_income: "$42,000", first_generation: "no" })).toEqual({
    annual_family_income: 42_000,
    demographics: { first_generation: false },
  });
});

test("countries of citizenship are shown by name and saved by code", () => {
  const stored: ProfileChanges = { citizenship_countries: ["MX", "DE"] };
  expect(formFromProfile({ ...blankProfile, ...stored }, personal).citizenship_countries).toEqual([
    "Mexico",
    "Germany",
  ]);
  expect(sent(stored, personal, { citizenship_countries: ["Mexico", "Germany"] })).toEqual({});
  expect(sent(stored, personal, { citizenship_countries: ["Germany", "South Korea"] })).toEqual({
    citizenship_countries: ["DE", "KR"],
  });
  expect(sent(stored, personal, { citizenship_countries: ["Mexco"] })).toEqual({
    citizenship_countries: "We don't know the country “Mexco”. Did you mean Mexico?",
  });
});

test("inputs that were always empty are left out, and emptied answers are cleared", () => {
  expect(sent({}, academic, { field_of_study: "  ", academic_achievements: [] })).toEqual({});
  const stored: ProfileChanges = {
    field_of_study: "Nursing",
    gpa: 3,
    academic_level: "graduate",
    academic_achievements: ["A"],
    intended_colleges: ["Rice University"],
  };
  const emptied = {
    field_of_study: " ",
    gpa: "",
    academic_level: "",
    academic_achievements: [],
    intended_colleges: [],
  };
  expect(sent(stored, academic, emptied)).toEqual({
    field_of_study: null,
    gpa: null,
    academic_level: null,
    academic_achievements: [],
    intended_colleges: [],
  });
});

test("text that was not added to its list yet is saved with it", () => {
  expect(
    sent({ work_experience: ["Café"] }, activities, { pending: { work_experience: " Tutor ", languages: " " } }),
  ).toEqual({ work_experience: ["Café", "Tutor"] });
});

test("the step form selects the nearest of its four levels and needs, the editor of its own lists", () => {
  const shown = (form: FormKind) =>
    academicLevels.map((academic_level) => formFromProfile({ academic_level }, form).academic_level);
  expect(shown(academic).every((level) => stepFormLevels.some((one) => one === level))).toBe(true);
  expect(shown(editorForm).every((level) => onboardingLevels.some((one) => one === level))).toBe(true);
  const needs = (form: FormKind) =>
    financialNeedLevels.map(
      (financial_need_level) => formFromProfile({ financial_need_level }, form).financial_need_level,
    );
  expect(needs(goals)).toEqual(["low", "moderate", "moderate", "high", "critical"]);
  expect(needs(editorForm)).toEqual(["low", "medium", "medium", "high", "high"]);
});

test("both forms name a need with the same words", () => {
  const words = stepFormNeedOptions.map(({ label }) => label);
  expect(words.slice(0, 3)).toEqual(onboardingNeedOptions.map(({ label }) => label));
  expect(words).toHaveLength(4);
});

test("the step form refuses a level outside its four with its own message", () => {
  expect(sent({}, academic, { academic_level: "bachelor's_degree" })).toEqual({
    academic_level: "Invalid academic level selected",
  });
  expect(sent({}, editorForm, { academic_level: "bachelor's_degree" })).toEqual({
    academic_level: "bachelor's_degree",
  });
});

test("the editor accepts graduation years from 2024 to 2035, and keeps a stored older one", () => {
  for (const graduation_year of ["2023", "2036", "soon"])
    expect(changes({}, editorForm, { graduation_year }).ok).toBe(false);
  for (const graduation_year of ["2024", "2035"]) expect(changes({}, editorForm, { graduation_year }).ok).toBe(true);
  expect(sent({ graduation_year: 1999 }, editorForm, { full_name: "Maya" })).toEqual({ full_name: "Maya" });
  expect(changes({}, academic, { graduation_year: "1999" }).ok).toBe(true);
});

test("a grade is sent with its scale, and without one on the 4.0 scale", () => {
  expect(sent({}, academic, { gpa: "3.65" })).toEqual({ gpa: 3.65 });
  expect(sent({}, academic, { gpa: "85", gpa_scale: "100" })).toEqual({ gpa_given: "85", gpa_scale: "100" });
  expect(sent({}, academic, { gpa_scale: "100" })).toEqual({});
  const stored: ProfileChanges = { gpa: 3, gpa_given: "85", gpa_scale: "100" };
  expect(formFromProfile(stored as ProfileFields, academic)).toMatchObject({ gpa: "85", gpa_scale: "100" });
  expect(sent(stored, academic, { gpa_scale: "4.0", gpa: "3.1" })).toEqual({ gpa: 3.1 });
  expect(sent(stored, academic, { gpa: "" })).toEqual({ gpa: null });
});

test.each<[Partial<ProfileForm>, string]>([
  [{ gpa: "4.01" }, "GPA is a number from 0 to 4."],
  [{ gpa: "good" }, "GPA is a number from 0 to 4."],
  [{ gpa: "101", gpa_scale: "100" }, "On this scale a grade is a number from 0 to 100."],
  [{ gpa: "Z", gpa_scale: "letter" }, "Give a letter from A+ to F, such as B+."],
])("%j is refused: %s", (typed, message) => {
  expect(sent({}, academic, typed)).toEqual({ gpa: message });
});

test.each<[Partial<ProfileForm>, Partial<Record<string, string>>]>([
  [{ essay_writing_score: "11" }, { essay_writing_score: "From 1 to 10." }],
  [{ volunteer_hours: "many" }, { volunteer_hours: "Hours are a number, such as 40." }],
  [{ graduation_year: "2028.5" }, { graduation_year: expect.any(String) }],
  [{ full_name: "x".repeat(121) }, { full_name: "Use at most 120 characters." }],
  [{ languages: ["x".repeat(301)] }, { languages: "Use at most 300 characters." }],
  [{ citizenship_status: "martian" }, { citizenship_status: "Choose one of the citizenship statuses." }],
  [{ state: "ZZ" }, { state: "Choose a state of the list." }],
])("%j is refused at the right input", (typed, errors) => {
  expect(sent({}, editorForm, typed)).toEqual(errors);
});

test.each([
  ["2999-01-01", "This day is in the future. Check the year."],
  ["1850-01-01", "This day is over 110 years ago. Check the year."],
])("the date of birth %s is marked before it is sent, beside what else is wrong", (date_of_birth, message) => {
  expect(sent({}, personal, { date_of_birth })).toEqual({ date_of_birth: message });
  expect(sent({}, editorForm, { date_of_birth, sat_score: "9" })).toEqual({
    date_of_birth: message,
    sat_score: "From 400 to 1600.",
  });
});

test("a name cannot be emptied, and nobody has to give one", () => {
  expect(sent({ full_name: "Maya" }, personal, { full_name: " " })).toEqual({ full_name: "Enter your full name." });
  expect(sent({}, personal, { full_name: " ", location: "Reno, NV" })).toEqual({ location: "Reno, NV" });
});

test("a text that is too long is marked in plain words at every input that takes one", () => {
  const long = "x".repeat(5000);
  const texts = allInputs.filter((name) => !choices.has(name) && profileInputs[name].kind !== "number");
  const typed = Object.fromEntries(texts.map((name) => [name, isListInput(name) ? [long] : long]));
  const errors = sent({}, editorForm, typed);
  const isLimit = (name: ProfileInput) =>
    /^Use at most \d+ characters\.$/.test(String(errors[name as keyof typeof errors]));
  expect(texts.filter((name) => !isLimit(name))).toEqual(["date_of_birth", "gpa", "citizenship_countries"]);
});
const choices: ReadonlySet<ProfileInput> = new Set([
  ...allInputs.filter((name) => profileInputs[name].kind === "yes_no"),
  ...(["citizenship_status", "academic_level", "gpa_scale", "financial_need_level"] as const),
  ...(["state", "enrollment", "gender", "military_ties", "military_branches", "tribal_membership", "parent"] as const),
]);

test("skipping a question, and undoing that, is sent without other changes", () => {
  expect(sent({}, personal, { set_aside: { county: "skipped" } })).toEqual({ set_aside: { county: "skipped" } });
  expect(sent({ set_aside: { county: "skipped" } }, personal, { set_aside: {} })).toEqual({
    set_aside: { county: null },
  });
});

test("an error of the server is shown at its input", () => {
  expect(inputAt("gpa_given")).toBe("gpa");
  expect(inputAt("demographics.heritage.0")).toBe("heritage");
  expect(inputAt("work_experience.3")).toBe("work_experience");
  expect(inputAt("user_id")).toBeNull();
});

const word = fc.constantFrom("", "Nursing", " Law ", "naïve 漢字");
const entries = fc.uniqueArray(fc.constantFrom("One", "Two", "Three"), { maxLength: 3 });
const edits: fc.Arbitrary<Partial<ProfileForm>> = fc.record(
  {
    full_name: word.filter((name) => name !== ""), // a name cannot be emptied
    location: word,
    field_of_study: word,
    career_goals: word,
    citizenship_status: fc.constantFrom("", "us_citizen", "other"),
    gpa: fc.constantFrom("", "0", "3.5", "4"),
    graduation_year: fc.constantFrom("", "2027", "2030"),
    annual_family_income: fc.constantFrom("", "0", "42000"),
    academic_achievements: entries,
    extracurricular_activities: entries,
    heritage: entries,
    gender: fc.constantFrom("", "woman"),
    military: fc.constantFrom("", "yes", "no"),
  },
  { requiredKeys: [] },
);
const levelsAndNeeds = (levels: readonly string[], needs: readonly string[]) =>
  fc.record(
    { academic_level: fc.constantFrom("", ...levels), financial_need_level: fc.constantFrom("", ...needs) },
    { requiredKeys: [] },
  );
const saves = fc.oneof(
  fc.tuple(fc.constantFrom(...steps), edits, levelsAndNeeds(stepFormLevels, stepFormNeedLevels)),
  fc.tuple(fc.constant(editorForm), edits, levelsAndNeeds(onboardingLevels, onboardingNeedLevels)),
);

type FormSave = typeof saves extends fc.Arbitrary<infer S> ? S : never;

/** The stored value for a typed input, computed without the form's own code. */
function expectedValue(name: string, typed: string | string[]): unknown {
  if (Array.isArray(typed)) return name === "heritage" && typed.length === 0 ? undefined : typed;
  const text = typed.trim();
  const isAbout = name === "gender" || name === "military";
  if (text === "") return isAbout ? undefined : null;
  if (name === "military") return text === "yes";
  return ["gpa", "graduation_year", "annual_family_income"].includes(name) ? Number(text) : text;
}

const wizard = fc.record({
  full_name: fc.constantFrom("Maya", " Noor "),
  academic_level: fc.constantFrom(...onboardingLevels),
  financial_need_level: fc.constantFrom(...onboardingNeedLevels),
  gpa: fc.constantFrom("", "3.9"),
  ethnicity: fc.constantFrom("", "Latina"),
  first_generation: fc.constantFrom(null, true, false),
  interests: fc.uniqueArray(fc.constantFrom("Education", "Engineering"), { minLength: 1 }),
});
type WizardSave = typeof wizard extends fc.Arbitrary<infer S> ? S : never;
const always = { date_of_birth: "2006-04-02", location: "Austin, TX", field_of_study: "History" };

const shownIn = (profile: ProfileFields, form: FormKind) => formFromProfile(profile, form);
const merge = (profile: ProfileFields, change: ProfileChanges) => mergeChanges(profile, normalizeChanges(change));

type Expected = Record<string, unknown> & { demographics: Record<string, unknown> };

function saveForm(profile: ProfileFields, expected: Expected, [form, some, choices]: FormSave): ProfileFields {
  const base = shownIn(profile, form);
  const typed = Object.fromEntries(
    Object.entries({ ...some, ...choices }).filter(([name]) => form.inputs.some((input) => input === name)),
  );
  const result = changesFromForm(base, { ...base, ...typed }, form);
  expect(result.ok).toBe(true);
  for (const [name, value] of Object.entries(typed) as [keyof ProfileForm, string | string[]][]) {
    // Typing the value that is already shown is no change, also when it is only the nearest choice.
    if (JSON.stringify(base[name]) === JSON.stringify(value)) continue;
    const isAbout = ["gender", "military", "heritage"].includes(name);
    Object.assign(isAbout ? expected.demographics : expected, { [name]: expectedValue(name, value) });
  }
  return result.ok ? merge(profile, result.changes) : profile;
}

function saveWizard(profile: ProfileFields, expected: Expected, given: WizardSave): ProfileFields {
  const answers = { ...onboardingFromProfile(profile, ""), ...always, ...given, career_goals: "Teach" };
  const { interests, ethnicity, first_generation, gpa, full_name, ...rest } = given;
  Object.assign(expected, always, rest, { full_name: full_name.trim(), career_goals: "Teach" });
  Object.assign(expected, { gpa: gpa === "" ? null : Number(gpa), extracurricular_activities: interests });
  Object.assign(expected.demographics, ethnicity && { ethnicity }, first_generation !== null && { first_generation });
  return merge(profile, withoutUnchanged(profile, profileFromOnboarding(answers, {})));
}

test("any sequence of saves through the three forms stores the last value of each input", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(saves, wizard), { maxLength: 8 }), (sequence) => {
      let profile = blankProfile;
      const expected: Expected = { ...structuredClone(blankProfile), demographics: {} };
      for (const save of sequence)
        profile = Array.isArray(save) ? saveForm(profile, expected, save) : saveWizard(profile, expected, save);
      const said = Object.entries(expected.demographics).filter(([, value]) => value !== undefined);
      expect(profile).toEqual({ ...expected, demographics: Object.fromEntries(said) });
    }),
    { numRuns: 300 },
  );
});

test("a round trip through any form, saved without a change, changes nothing", () => {
  const stored: fc.Arbitrary<ProfileChanges> = fc.record({
    academic_level: fc.constantFrom(...academicLevels),
    financial_need_level: fc.constantFrom(...financialNeedLevels),
    citizenship_status: fc.constantFrom("other" as const, "us_citizen" as const),
    graduation_year: fc.constantFrom(1999, 2030, null),
    essay_writing_score: fc.constantFrom(1, 10, null),
    extracurricular_activities: fc.array(fc.constantFrom("Same", "Same", " kept ")),
    demographics: fc.record({ military: fc.boolean(), heritage: fc.constant(["Korean"]) }),
  });
  fc.assert(
    fc.property(stored, fc.constantFrom(...steps, editorForm), (answers, form) => {
      const profile = merge(blankProfile, { ...answers, gpa_given: "85", gpa_scale: "100" });
      const base = shownIn(profile, form);
      expect(changesFromForm(base, structuredClone(base), form)).toEqual({ ok: true, changes: {} });
    }),
  );
});

test("onboarding keeps stored answers that it has no input for", () => {
  const begun = merge(blankProfile, {
    gpa_given: "85",
    gpa_scale: "100",
    academic_level: "high_school",
    financial_need_level: "high",
    demographics: { gender: "woman", ethnicity: "Latina" },
    work_experience: ["Café"],
  });
  const answers = { ...onboardingFromProfile(begun, "Maya"), field_of_study: "Nursing" };
  const after = merge(
    begun,
    withoutUnchanged(begun, profileFromOnboarding({ ...answers, date_of_birth: "2006-04-02" }, {})),
  );
  expect(after).toMatchObject({
    gpa: 3,
    gpa_given: "85",
    field_of_study: "Nursing",
    work_experience: ["Café"],
    demographics: { gender: "woman", ethnicity: "Latina" },
  });
});
