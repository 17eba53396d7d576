import { onboardingNeed, stepFormNeedLevels } from "#domain/profile/answers/financial-need.ts";
import { type Option, onboardingNeedOptions } from "#domain/profile/questions.ts";

/** The need scale of the step form: the labels of onboarding's scale, and `critical` above them. */
export const stepFormNeedOptions: readonly Option[] = stepFormNeedLevels.map((value) => ({
  value,
  label: value === "critical" ? "Critical need (little or no family income)" : onboardingLabel(onboardingNeed(value)),
}));

function onboardingLabel(level: string): string {
  return onboardingNeedOptions.find(({ value }) => value === level)?.label ?? level;
}
