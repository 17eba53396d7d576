import { expect, test } from "vitest";
import { clearDraft, keepDraft, readDraft } from "./onboarding-draft.ts";
import { blankOnboarding } from "./onboarding-steps.ts";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const broken = {
  getItem: () => {
    throw new Error("storage is off");
  },
  setItem: () => {
    throw new Error("storage is full");
  },
  removeItem: () => {
    throw new Error("storage is off");
  },
};

const typed = { ...blankOnboarding, full_name: "Maya Ortiz", interests: ["Education"], first_generation: true };

test("a draft comes back as it was typed", () => {
  const place = shelf();
  keepDraft(place, "u1", { step: 2, answers: typed });
  expect(readDraft(place, "u1", blankOnboarding)).toEqual({ step: 2, answers: typed });
});

test("a box that was never touched comes back untouched", () => {
  const place = shelf();
  keepDraft(place, "u1", { step: 2, answers: { ...typed, first_generation: null } });
  expect(readDraft(place, "u1", blankOnboarding)?.answers.first_generation).toBeNull();
});

test("another student on the same device does not see it", () => {
  const place = shelf();
  keepDraft(place, "u1", { step: 2, answers: typed });
  expect(readDraft(place, "u2", blankOnboarding)).toBeNull();
});

test("after success nothing is left", () => {
  const place = shelf();
  keepDraft(place, "u1", { step: 2, answers: typed });
  clearDraft(place, "u1");
  expect(readDraft(place, "u1", blankOnboarding)).toBeNull();
});

test("a damaged draft keeps only what is sound", () => {
  const place = shelf();
  place.setItem(
    "laurel:onboarding:u1",
    JSON.stringify({ step: 99, answers: { full_name: 7, location: "Ohio", interests: [1], role: "admin" } }),
  );
  expect(readDraft(place, "u1", blankOnboarding)).toEqual({
    step: 0,
    answers: { ...blankOnboarding, location: "Ohio" },
  });
  place.setItem("laurel:onboarding:u1", "{");
  expect(readDraft(place, "u1", blankOnboarding)).toBeNull();
});

test("a browser without storage loses the draft, not the wizard", () => {
  expect(() => keepDraft(broken, "u1", { step: 0, answers: typed })).not.toThrow();
  expect(() => clearDraft(broken, "u1")).not.toThrow();
  expect(readDraft(broken, "u1", blankOnboarding)).toBeNull();
});
