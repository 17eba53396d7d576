import { z } from "zod";
import { dropKept, keepOnDevice, readKept, type Shelf } from "../form/device-storage.ts";
import { blankOnboarding, type OnboardingAnswers, onboardingSteps } from "./onboarding-steps.ts";

const Draft = z.object({
  step: z
    .int()
    .min(0)
    .max(onboardingSteps.length - 1)
    .catch(0),
  answers: z.record(z.string(), z.unknown()).catch({}),
});

type Draft = { step: number; answers: OnboardingAnswers };

const keyOf = (userId: string) => `laurel:onboarding:${userId}`;

/**
 * What this student typed before a reload, over `first` values; null when there is nothing. Each answer counts only if
 * it has the kind it should have, so that an old or damaged draft never breaks the wizard.
 */
export function readDraft(shelf: Shelf, userId: string, first: OnboardingAnswers): Draft | null {
  const draft = Draft.safeParse(readKept(shelf, keyOf(userId)));
  if (!draft.success) return null;
  const { step, answers } = draft.data;
  const kept = Object.entries(answers).filter(([key, value]) => isAnswer(key, value));
  return { step, answers: { ...first, ...Object.fromEntries(kept) } };
}

function isAnswer(key: string, value: unknown): boolean {
  const blank = Object.entries(blankOnboarding).find(([name]) => name === key)?.[1];
  if (blank === null) return value === null || typeof value === "boolean";
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return blank !== undefined && typeof value === typeof blank;
}

/** Keeps what was typed on this device, under the student's id. */
export function keepDraft(shelf: Shelf, userId: string, draft: Draft): void {
  keepOnDevice(shelf, keyOf(userId), draft);
}

export function clearDraft(shelf: Shelf, userId: string): void {
  dropKept(shelf, keyOf(userId));
}
