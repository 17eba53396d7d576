/** The steps of /profile in order. A separate file, because the router loads it on every page. */
export const stepKeys = ["personal", "academic", "activities", "goals"] as const;
export type StepKey = (typeof stepKeys)[number];

export function isStepKey(key: string): key is StepKey {
  return stepKeys.some((known) => known === key);
}
