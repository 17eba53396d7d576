import type { PlannedPath } from "#domain/pages/page-paths.ts";

/** The texts of a page that is not open yet. */
type Capability = {
  title: string;
  /** What the capability will do. */
  promise: string;
  /** Links to use until then. */
  meanwhile: readonly { to: string; label: string; why: string }[];
};

const scholarships = { to: "/scholarships", label: "Scholarships", why: "Your matches, with the reason for each." };
const help = { to: "/help", label: "Help center", why: "Answers to common questions." };

export const capabilities: Record<PlannedPath, Capability> = {
  "/assistant": {
    title: "AI Assistant",
    promise:
      "Ask about scholarships, essays or interviews. It will answer from your own records, the catalog and the guides, and say so when it does not know.",
    meanwhile: [
      help,
      { to: "/guides", label: "Guide center", why: "Guides, official pages and quick tips." },
      scholarships,
    ],
  },
  "/essay-assistant": {
    title: "Essay Assistant",
    promise:
      "Paste an essay and have ten criteria measured from the text, each with the passages it rests on. The same text will get the same scores. It will not write for you.",
    meanwhile: [
      { to: "/articles/scholarship-essay-guide", label: "Scholarship Essay Guide", why: "A full working method." },
      { to: "/article/essay-prompt-analysis", label: "Essay Prompt Analysis", why: "What to do before you write." },
      { to: "/resources/essays", label: "Essay tips", why: "Everything on essays, in order." },
    ],
  },
};
