import { isOpen, type PagePath } from "#domain/pages/page-paths.ts";

/**
 * The sections of content/pages/learn-more.md that describe a capability, each with the page that it needs, or
 * "planned" for one without a page of its own. Each has its own entry, so opening one leaves the others planned.
 */
const capabilities: ReadonlyMap<string, PagePath | "planned"> = new Map([
  ["an-essay-assistant-that-shows-its-evidence", "/essay-assistant"],
  ["a-tracker-with-deadlines", "/applications"],
  ["a-feed", "planned"],
  ["the-assistant", "/assistant"],
  ["reading-a-page-for-you", "planned"],
] as const);

/** Whether a section of /learn-more is about something that is not open yet. `open` tells whether a page is open. */
export function isPlanned(section: string, open: (path: PagePath) => boolean = isOpen): boolean {
  const capability = capabilities.get(section);
  return capability !== undefined && (capability === "planned" || !open(capability));
}

/** The sections in the map, so that a test can compare them with the text. */
export const labeledSections = [...capabilities.keys()];
