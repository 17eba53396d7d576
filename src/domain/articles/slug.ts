import { withoutAccents } from "../places/without-accents.ts";

/**
 * A text as one segment of a path: lower-case letters and digits with single hyphens; empty when the text has neither.
 */
export function slug(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
