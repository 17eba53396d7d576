import { capitalized } from "../words/capitalized.ts";
export const callouts = ["tip", "warning", "example"] as const;
export type Callout = (typeof callouts)[number];

/**
 * Reads a paragraph that begins with "Tip: ", "Warning: " or "Example: "; undefined for others. `rest` is the text
 * after that, with a capital first letter.
 */
export function readCallout(paragraph: string): { callout: Callout; rest: string } | undefined {
  const callout = callouts.find((word) => paragraph.toLowerCase().startsWith(`${word}: `));
  if (!callout || !/^[A-Z]/.test(paragraph)) return undefined;
  const rest = paragraph.slice(callout.length + 2).trimStart();
  return { callout, rest: capitalized(rest) };
}
