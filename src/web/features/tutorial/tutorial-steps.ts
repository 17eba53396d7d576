type TutorialStep = {
  id: string;
  title: string;
  content: string;
  /** Selectors of the step's element. The first one that is on the page is used. */
  targets: readonly string[];
  position: "top" | "bottom" | "left" | "right";
};

const header = '[data-tutorial="dashboard-header"]';
const link = (path: string) => `#sidebar a[href="${path}"]`;

export const tutorialSteps: readonly TutorialStep[] = [
  {
    id: "welcome",
    title: "Welcome",
    content: "This is your dashboard: what is due next, your best matches, and how to get more of them.",
    targets: [header],
    position: "top",
  },
  {
    id: "profile",
    title: "Complete Your Profile",
    content: "Every answer helps us check more scholarships. A missing answer never hides one.",
    targets: [link("/profile")],
    position: "right",
  },
  {
    id: "scholarships",
    title: "Find Scholarships",
    content: "See your best matches first, and why each one fits. Bookmark the ones you like.",
    targets: [link("/scholarships")],
    position: "right",
  },
  {
    id: "applications",
    title: "Track Applications",
    content: "Add what you want to apply for. Its deadline, checklist and notes are then in one place.",
    targets: [link("/applications"), link("/scholarships")],
    position: "right",
  },
];

/** Fallbacks for a step whose element is not on the page: the menu button on a phone, else the header. */
const elsewhere: readonly Pick<TutorialStep, "targets" | "position">[] = [
  { targets: ['header [aria-label="Open menu"]'], position: "bottom" },
  { targets: [header], position: "top" },
];

export type Anchor = { element: HTMLElement; position: TutorialStep["position"]; inMenu: boolean };

/** The element on the page that a step points at; null when there is none. */
export function anchorOf(step: TutorialStep, page: Pick<Document, "querySelector">): Anchor | null {
  for (const { targets, position } of [step, ...elsewhere]) {
    for (const selector of targets) {
      const element = page.querySelector<HTMLElement>(selector);
      if (element?.checkVisibility()) return { element, position, inMenu: selector === elsewhere[0]?.targets[0] };
    }
  }
  return null;
}
