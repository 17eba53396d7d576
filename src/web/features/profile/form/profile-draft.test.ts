import { expect, test } from "vitest";
import { clearDraft, keepDraft, type ProfileDraft, readDraft } from "./profile-draft.ts";
import type { ProfileInput } from "./profile-form.ts";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const of = { userId: "u1", form: "academic" };
const names: ProfileInput[] = ["gpa", "field_of_study", "academic_achievements"];
const draftOf = (inputs: ProfileDraft["inputs"], read_at = "2026-11-18T12:00:00.000Z"): ProfileDraft => ({
  read_at,
  inputs,
  asides: {},
});
const gpa = { typed: "3.6", was: "3" };

test("a draft comes back as it was typed, for its own student and form", () => {
  const place = shelf();
  const draft = draftOf({ gpa, academic_achievements: { typed: ["Prize"], was: [], pending: "Medal" } });
  keepDraft(place, of, { draft, touched: new Set(["gpa", "academic_achievements"]), names });
  expect(readDraft(place, of, names)).toEqual(draft);
  expect(readDraft(place, { ...of, userId: "u2" }, names)).toBeNull();
  expect(readDraft(place, { ...of, form: "editor" }, names)).toBeNull();
});

test("the key is one that signing out forgets", () => {
  const place = shelf();
  const seen: string[] = [];
  keepDraft({ ...place, setItem: (key) => void seen.push(key) }, of, {
    draft: draftOf({ gpa }),
    touched: new Set(),
    names,
  });
  expect(seen).toEqual(["laurel:profile-academic:u1"]);
});

test("what another tab typed in other inputs stays, with the older time of reading", () => {
  const place = shelf();
  keepDraft(place, of, { draft: draftOf({ gpa }), touched: new Set(["gpa"]), names });
  const field_of_study = { typed: "Law", was: "" };
  const later = draftOf({ field_of_study }, "2026-11-18T13:00:00.000Z");
  keepDraft(place, of, { draft: later, touched: new Set(["field_of_study"]), names });
  expect(readDraft(place, of, names)).toEqual(draftOf({ gpa, field_of_study }));
  keepDraft(place, of, { draft: draftOf({}), touched: new Set(["field_of_study"]), names });
  expect(readDraft(place, of, names)).toEqual(draftOf({ gpa }));
});

test("without anything unsaved nothing is left", () => {
  const place = shelf();
  keepDraft(place, of, { draft: draftOf({ gpa }), touched: new Set(["gpa"]), names });
  keepDraft(place, of, { draft: draftOf({}), touched: new Set(["gpa"]), names });
  expect(place.getItem("laurel:profile-academic:u1")).toBeNull();
  keepDraft(place, of, { draft: draftOf({ gpa }), touched: new Set(["gpa"]), names });
  clearDraft(place, of);
  expect(readDraft(place, of, names)).toBeNull();
});

test("a damaged draft keeps only what is sound", () => {
  const place = shelf();
  const inputs = {
    gpa: 7,
    field_of_study: { typed: ["Law"], was: "" },
    academic_achievements: { typed: ["A"], was: [] },
    role: gpa,
  };
  place.setItem(
    "laurel:profile-academic:u1",
    JSON.stringify({ read_at: "2026-11-18T12:00:00.000Z", inputs, asides: { county: "skipped", role: "skipped" } }),
  );
  expect(readDraft(place, of, names)).toEqual({
    read_at: "2026-11-18T12:00:00.000Z",
    inputs: { academic_achievements: { typed: ["A"], was: [] } },
    asides: { county: "skipped" },
  });
  for (const text of ["{", "null", "[]", '{"read_at":"now","inputs":{}}']) {
    place.setItem("laurel:profile-academic:u1", text);
    expect(readDraft(place, of, names)).toBeNull();
  }
});
