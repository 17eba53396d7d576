import fc from "fast-check";
import { expect, test } from "vitest";
import { editorForm } from "../editor/editor-form.ts";
import { afterSave, changedElsewhere, followProfile, isUnsaved, unsavedInputs } from "./follow-profile.ts";
import { formFromProfile, noPending, type ProfileForm } from "./profile-form.ts";

const names = editorForm.inputs;
const blank = formFromProfile({}, editorForm);
const form = (typed: Partial<ProfileForm>): ProfileForm => ({ ...blank, ...typed });

test("unchanged inputs follow the profile, and unsaved ones stay", () => {
  const open = { base: form({ gpa: "3" }), typed: form({ gpa: "3.5", location: "Reno, NV" }) };
  const fresh = form({ gpa: "3.2", full_name: "Maya", set_aside: { county: "skipped" } });
  const { base, typed } = followProfile(open, fresh, names);
  expect(typed).toEqual(
    form({ gpa: "3.5", location: "Reno, NV", full_name: "Maya", set_aside: { county: "skipped" } }),
  );
  expect(base).toMatchObject({ gpa: "3", full_name: "Maya" });
});

test("text that was saved elsewhere meanwhile is not unsaved", () => {
  const open = { base: blank, typed: form({ languages: ["German"], pending: { languages: "Dutch" } }) };
  const followed = followProfile(open, form({ languages: ["German", "Dutch"] }), names);
  expect(isUnsaved(followed, names)).toBe(false);
  expect(followed.typed.pending).toEqual(noPending());
});

test("a grade and its scale stay together", () => {
  const open = { base: form({ gpa: "3" }), typed: form({ gpa: "85", gpa_scale: "100" }) };
  expect(unsavedInputs({ base: form({ gpa: "3" }), typed: form({ gpa: "3.5" }) }, names)).toEqual(["gpa", "gpa_scale"]);
  expect(followProfile(open, form({ gpa: "B", gpa_scale: "letter" }), names).typed).toMatchObject({
    gpa: "85",
    gpa_scale: "100",
  });
});

test("after a save only what was typed meanwhile is unsaved", () => {
  const sent = form({ full_name: " Maya ", pending: { languages: "German" } });
  const fresh = form({ full_name: "Maya", languages: ["German"] });
  expect(afterSave({ base: blank, typed: sent }, { sent, fresh })).toEqual({ base: fresh, typed: fresh });
  const later = { ...sent, location: "Reno, NV" };
  const { base, typed } = afterSave({ base: blank, typed: later }, { sent, fresh });
  expect(unsavedInputs({ base, typed }, names)).toEqual(["location"]);
});

test("an answer was changed elsewhere when it differs from what the student saw and typed", () => {
  const open = { base: form({ gpa: "3", location: "Austin, TX" }), typed: form({ gpa: "3.5", location: "Reno, NV" }) };
  const paths = ["gpa", "gpa_given", "location", "demographics.gender", "user_id"];
  expect(changedElsewhere(open, form({ gpa: "3.2", location: "Reno, NV" }), paths)).toEqual(["gpa"]);
  expect(changedElsewhere(open, form({ gpa: "3", location: "Austin, TX" }), paths)).toEqual([]);
});

test("a form without unsaved inputs shows the profile", () => {
  const some = fc.record({
    full_name: fc.string(),
    gpa: fc.string(),
    languages: fc.array(fc.string({ minLength: 1 })),
  });
  fc.assert(
    fc.property(some, some, (a, b) => {
      const before = form(a);
      expect(followProfile({ base: before, typed: before }, form(b), names).typed).toEqual(form(b));
    }),
  );
});
