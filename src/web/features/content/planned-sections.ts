import { isOpen, type PagePath } from "#domain/pages/page-paths.ts";

/**
 * The sections of content/pages/learn-more.md that describe a capability, each with the page that opens with it, or
 * "planned" while it is to become a part of pages that are there already. Each stands for itself, so that opening one
 * announces no other.
 */
const capabilities: ReadonlyMap<string, PagePath | "planned"> = new Map([
  ["search-in-your-own-words", "planned"],
  ["an-essay-assistant-that-shows-its-evidence", "/essay-assistant"],
  ["a-tracker-with-deadlines", "/applications"],
  ["a-coach", "planned"],
  ["a-calculator-of-your-chances", "planned"],
  ["a-feed", "planned"],
  ["the-assistant", "/assistant"],
  ["reading-a-page-for-you", "planned"],
  ["what-it-will-cost", "/subscription"],
] as const);

/** Whether a section of /learn-more is about something that is not open yet. `open` answers for a page. */
export function isPlanned(section: string, open: (path: PagePath) => boolean = isOpen): boolean {
  const capability = capabilities.get(section);
  return capability !== undefined && (capability === "planned" || !open(capability));
}

/** The sections that are told apart, so that a test can hold them against the text. */
export const labeledSections = [...capabilities.keys()];
