import { isOpen } from "./page-paths.ts";

/** A notice before an FAQ answer about a page that is not open yet. */
export function plannedNotice(about: string | null): string | null {
  if (about === null || isOpen(about)) return null;
  return "This part of Laurel is planned and not open yet. This is how it will work.";
}
