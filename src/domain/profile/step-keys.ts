/** The steps of /profile in order. Its own file, because every page loads the route that tells them apart. */
export const stepKeys = ["personal", "academic", "activities", "goals"] as const;
export type StepKey = (typeof stepKeys)[number];

export function isStepKey(key: string): key is StepKey {
  return stepKeys.some((known) => known === key);
}
