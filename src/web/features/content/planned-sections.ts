import { isOpen } from "#domain/pages/page-paths.ts";

/** Which sections of content/pages/learn-more.md describe a capability, and the page that opens with it. */
export const capabilities = {
  "search-in-your-own-words": "/credits",
  "an-essay-assistant-that-shows-its-evidence": "/essay-assistant",
  "a-tracker-with-deadlines": "/applications",
  "coach-calculator-and-feed": "/applications",
  "the-assistant": "/assistant",
  "reading-a-page-for-you": "/applications",
  "what-it-costs": "/subscription",
} as const;

/** The ids of the sections about what is not open yet. */
export function plannedSections(): string[] {
  return Object.entries(capabilities).flatMap(([section, path]) => (isOpen(path) ? [] : [section]));
}
