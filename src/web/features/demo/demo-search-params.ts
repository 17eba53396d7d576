export type DemoStep = 1 | 2 | 3;

/** The search params of /demo: the step, unless it is the first. Others are ignored. */
export function demoSearchParams(search: Record<string, unknown>): { step?: DemoStep } {
  const step = Number(search.step);
  return { step: step === 2 || step === 3 ? step : undefined };
}
