import { z } from "zod";
import { openDraft } from "#web/ui/forms/draft.ts";
import { blankOnboarding, type OnboardingAnswers, onboardingSteps } from "./onboarding-steps.ts";

const StoredDraft = z.object({
  step: z
    .int()
    .min(0)
    .max(onboardingSteps.length - 1)
    .catch(0),
  answers: z.record(z.string(), z.unknown()).catch({}),
});

type OnboardingDraft = { step: number; answers: Partial<OnboardingAnswers> };

/** The step (from 0) and the answers of the wizard, until its profile is saved. */
export const onboardingDraft = (userId: string) =>
  openDraft<OnboardingDraft>({ form: "onboarding", userId, storage: "device", parse: parseDraft });

/** Reads a stored draft; null when it is not valid. Damaged and unknown answers are left out. */
export function parseDraft(stored: unknown): OnboardingDraft | null {
  const draft = StoredDraft.safeParse(stored);
  if (!draft.success) return null;
  const { step, answers } = draft.data;
  return { step, answers: Object.fromEntries(Object.entries(answers).filter(([key, value]) => isAnswer(key, value))) };
}

function isAnswer(key: string, value: unknown): boolean {
  const blank = Object.entries(blankOnboarding).find(([name]) => name === key)?.[1];
  if (blank === null) return value === null || typeof value === "boolean";
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return blank !== undefined && typeof value === typeof blank;
}
