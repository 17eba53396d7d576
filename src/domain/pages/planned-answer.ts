import { isOpen } from "./page-paths.ts";

/**
 * What is said before an answer about the page at a path, or about nothing of its own: a caution while that is not
 * open.
 */
export function cautionOf(about: string | null): string | null {
  if (about === null || isOpen(about)) return null;
  return "This part of Laurel is planned and not open yet. This is how it will work.";
}
