export type DemoStep = 1 | 2 | 3;

/** What the address of /demo holds: the step after the first. Anything else in it is ignored. */
export function demoSearchParams(search: Record<string, unknown>): { step?: DemoStep } {
  const step = Number(search.step);
  return { step: step === 2 || step === 3 ? step : undefined };
}
