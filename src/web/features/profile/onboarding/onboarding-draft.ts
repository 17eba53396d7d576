import { isRecord } from "#domain/is-record.ts";
import { openDraft } from "#web/ui/forms/draft.ts";
import { blankOnboarding, type OnboardingAnswers, onboardingSteps } from "./onboarding-steps.ts";

type OnboardingDraft = { step: number; answers: Partial<OnboardingAnswers> };

/** The step (from 0) and the answers of the wizard, until its profile is saved. */
export const onboardingDraft = (userId: string) =>
  openDraft<OnboardingDraft>({ form: "onboarding", userId, storage: "device", parse: parseDraft });

/**
 * Reads a stored draft; null when it is none. Damaged and unknown answers are left out. It is checked without a schema, as
 * zod would load before the form works.
 */
export function parseDraft(stored: unknown): OnboardingDraft | null {
  if (!isRecord(stored)) return null;
  const answers = isRecord(stored.answers) ? Object.entries(stored.answers) : [];
  const step = Number.isInteger(stored.step) ? Number(stored.step) : 0;
  return {
    step: onboardingSteps[step] ? step : 0,
    answers: Object.fromEntries(answers.filter(([key, value]) => isAnswer(key, value))),
  };
}

function isAnswer(key: string, value: unknown): boolean {
  const blank = Object.entries(blankOnboarding).find(([name]) => name === key)?.[1];
  if (blank === null) return value === null || typeof value === "boolean";
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return blank !== undefined && typeof value === typeof blank;
}
