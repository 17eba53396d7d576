export const callouts = ["tip", "warning", "example"] as const;
export type Callout = (typeof callouts)[number];

/**
 * Whether a paragraph is a callout: it begins with "Tip: ", "Warning: " or "Example: ". `rest` is what follows, with a
 * capital first letter, as it becomes the beginning of the text.
 */
export function readCallout(paragraph: string): { callout: Callout; rest: string } | undefined {
  const callout = callouts.find((word) => paragraph.toLowerCase().startsWith(`${word}: `));
  if (!callout || !/^[A-Z]/.test(paragraph)) return undefined;
  const rest = paragraph.slice(callout.length + 2).trimStart();
  return { callout, rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
