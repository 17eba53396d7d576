import { isOpen } from "#domain/pages/page-paths.ts";

/** Which sections of content/pages/learn-more.md describe a capability, and the page that opens with it. */
const capabilities = new Map([
  ["search-in-your-own-words", "/credits"],
  ["an-essay-assistant-that-shows-its-evidence", "/essay-assistant"],
  ["a-tracker-with-deadlines", "/applications"],
  ["coach-calculator-and-feed", "/applications"],
  ["the-assistant", "/assistant"],
  ["reading-a-page-for-you", "/applications"],
  ["what-it-will-cost", "/subscription"],
]);

/** Whether a section of /learn-more is about something that is not open yet. */
export function isPlanned(section: string): boolean {
  const path = capabilities.get(section);
  return path !== undefined && !isOpen(path);
}

/** The sections that are told apart, so that a test can hold them against the text. */
export const sectionsToldApart = [...capabilities.keys()];
