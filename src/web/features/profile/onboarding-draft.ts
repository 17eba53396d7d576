import { z } from "zod";
import { blankOnboarding, type OnboardingAnswers, onboardingSteps } from "#domain/profile/onboarding-steps.ts";

const Draft = z.object({
  step: z
    .int()
    .min(0)
    .max(onboardingSteps.length - 1)
    .catch(0),
  answers: z.record(z.string(), z.unknown()).catch({}),
});

type Draft = { step: number; answers: OnboardingAnswers };
type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string) => `laurel:onboarding:${userId}`;

/**
 * What this student typed before a reload, over `first` values; null when there is nothing. Each answer counts only if it
 * has the kind it should have, so that an old or damaged draft never breaks the wizard.
 */
export function readDraft(shelf: Shelf, userId: string, first: OnboardingAnswers): Draft | null {
  try {
    const stored = shelf.getItem(keyOf(userId));
    if (!stored) return null;
    const { step, answers } = Draft.parse(JSON.parse(stored));
    const kept = Object.entries(answers).filter(([key, value]) => isAnswer(key, value));
    return { step, answers: { ...first, ...Object.fromEntries(kept) } };
  } catch {
    return null; // Storage may be switched off or its text damaged; the wizard then starts from `first`.
  }
}

function isAnswer(key: string, value: unknown): boolean {
  const blank = Object.entries(blankOnboarding).find(([name]) => name === key)?.[1];
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return blank !== undefined && typeof value === typeof blank;
}

/** Keeps what was typed on this device, under the student's id. */
export function keepDraft(shelf: Shelf, userId: string, draft: Draft): void {
  try {
    shelf.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only costs the draft; the form itself still holds the input.
  }
}

export function clearDraft(shelf: Shelf, userId: string): void {
  try {
    shelf.removeItem(keyOf(userId));
  } catch {
    // As above: nothing was kept that could be left behind.
  }
}
