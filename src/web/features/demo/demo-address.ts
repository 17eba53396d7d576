import { searchNumber } from "#web/http/search-params.ts";

export type DemoStep = 1 | 2 | 3;

/** What the address of /demo holds: the step, 1 when missing or strange. */
export function demoStep(search: Record<string, unknown>): DemoStep {
  const step = searchNumber(search.step, 1, 3);
  return step === 2 || step === 3 ? step : 1;
}
