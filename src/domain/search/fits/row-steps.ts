import { fits, type RowFits } from "./row-fits.ts";

// Fits in the order of what they promise: one that is not sure comes right before the same one that is.
const fitOfStep = Uint8Array.from({ length: 10 }, (_, step) => step >> 1);
export const stepOf = (fit: number, isSure: boolean): number => 2 * fit + (isSure ? 1 : 0);

/** The step of each row: twice its fit, and one more where it is sure. */
export function stepsOf({ numbers, table, states }: RowFits, rows: number): Uint8Array {
  const steps = table.map((fit, number) => stepOf(fit, !states || states[number] === 1));
  const found = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) found[row] = steps[numbers[row] as number] as number;
  return found;
}

/** The fits of rows with these steps. From the fit `least` on, a sure one states what was said. */
export function fitsOfSteps(steps: Uint8Array, least: number = fits.close): RowFits {
  const states = fitOfStep.map((fit, step) => (fit >= least && step % 2 === 1 ? 1 : 0));
  return { numbers: steps, table: fitOfStep, states };
}

const sureSteps = fitOfStep.map((_, step) => step % 2);

/** The same fits with a step for each row, to which those of further rows can be appended. */
export function asSteps(stated: RowFits, rows: number): RowFits & { numbers: Uint8Array } {
  if (stated.states === sureSteps) return stated as RowFits & { numbers: Uint8Array }; // made here
  const states = stated.states ?? stated.table.map((fit) => (fit >= fits.close ? 1 : 0));
  return { numbers: stepsOf({ ...stated, states }, rows), table: fitOfStep, states: sureSteps };
}

/** Lowers the step of each row to its limit. */
export function lowerSteps(steps: Uint8Array, { numbers, table }: RowFits): void {
  if (table.every((fit) => fit === fits.met)) return;
  const limits = table.map((fit) => stepOf(fit, true));
  // Without a condition, which no processor could guess.
  for (let row = 0; row < steps.length; row++)
    steps[row] = Math.min(steps[row] as number, limits[numbers[row] as number] as number);
}
