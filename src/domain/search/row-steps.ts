import { fits, type RowFits } from "./row-fits.ts";

// Fits in the order of what they promise: one that is not sure comes right before the same one that is.
export const fitOfStep = Uint8Array.from({ length: 10 }, (_, step) => step >> 1);
export const isSureStep = fitOfStep.map((fit, step) => (fit >= fits.close && step % 2 === 1 ? 1 : 0));
export const stepOf = (fit: number, isSure: boolean): number => 2 * fit + (isSure ? 1 : 0);

/** The step of each row: twice its fit, and one more where it is sure. */
export function stepsOf({ numbers, table, states }: RowFits, rows: number): Uint8Array {
  const steps = table.map((fit, number) => stepOf(fit, !states || states[number] === 1));
  const found = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) found[row] = steps[numbers[row] as number] as number;
  return found;
}

/** Lowers the step of each row to its limit. */
export function lowerSteps(steps: Uint8Array, { numbers, table }: RowFits): void {
  if (table.every((fit) => fit === fits.met)) return;
  const limits = table.map((fit) => stepOf(fit, true));
  for (let row = 0; row < steps.length; row++) {
    const limit = limits[numbers[row] as number] as number;
    if (limit < (steps[row] as number)) steps[row] = limit;
  }
}
