import fc from "fast-check";
import { expect, test } from "vitest";
import { academicLevels, onboardingLevel, onboardingLevels, stepFormLevel, stepFormLevels } from "./academic-level.ts";
import {
  financialNeedLevels,
  onboardingNeed,
  onboardingNeedLevels,
  stepFormNeed,
  stepFormNeedLevels,
} from "./financial-need.ts";
import { storedAfterChoice } from "./nearest-choice.ts";

/** Every list of choices that a form has for an answer with more values, and the choice that it shows for each. */
const lists: readonly { values: readonly string[]; choices: readonly string[]; nearest: (value: never) => string }[] = [
  { values: academicLevels, choices: onboardingLevels, nearest: onboardingLevel },
  { values: academicLevels, choices: stepFormLevels, nearest: stepFormLevel },
  { values: financialNeedLevels, choices: onboardingNeedLevels, nearest: onboardingNeed },
  { values: financialNeedLevels, choices: stepFormNeedLevels, nearest: stepFormNeed },
];

const saves = fc.constantFrom(...lists).chain(({ values, choices, nearest }) =>
  fc.record({
    stored: fc.constantFrom(...values),
    choice: fc.constantFrom(...choices),
    // Each list is called with its own values only.
    nearest: fc.constant(nearest as (value: string) => string),
    choices: fc.constant(choices),
  }),
);

test("a form shows every stored value as one of its choices, and saving that deletes and replaces nothing", () => {
  fc.assert(
    fc.property(saves, ({ stored, choices, nearest }) => {
      expect(choices).toContain(nearest(stored));
      expect(storedAfterChoice(stored, nearest(stored), nearest)).toBe(stored);
    }),
  );
});

test("another choice replaces the stored value, and no choice deletes it", () => {
  fc.assert(
    fc.property(saves, ({ stored, choice, nearest }) => {
      fc.pre(choice !== nearest(stored));
      expect(storedAfterChoice(stored, choice, nearest)).toBe(choice);
      expect(storedAfterChoice(stored, "", nearest)).toBeNull();
    }),
  );
});
