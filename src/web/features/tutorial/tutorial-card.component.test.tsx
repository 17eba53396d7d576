import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import TutorialCard from "./tutorial-card.tsx";
import { tutorialSteps } from "./tutorial-steps.ts";

function Dashboard() {
  return (
    <>
      <header>
        <button type="button" aria-label="Open menu">
          Menu
        </button>
      </header>
      <section data-tutorial="dashboard-header">
        <h1 className="py-12">Welcome, Maya</h1>
        <p>12 matches</p>
      </section>
      <Tabs
        label="Dashboard"
        value="Overview"
        tabs={["Overview", "AI Coach", "Matches", "Tools"].map((value) => ({ value, label: value, panel: null }))}
      />
      <TutorialCard onEnd={() => {}} />
    </>
  );
}

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
const isAbove = (upper: Element | null, lower: Element | null) => boxOf(upper).bottom <= boxOf(lower).top;

test("on a small phone no step of the tutorial covers the figures, nor does the welcome toast cover a step", async () => {
  await page.viewport(320, 568);
  await show(<Dashboard />);
  showToast({
    title: "Welcome to Laurel",
    description: "Your profile has been created. Let's find you some scholarships!",
  });
  const toast = page.getByText("Welcome to Laurel").first();
  await expect.element(toast).toBeVisible();
  for (const { title } of tutorialSteps) {
    const card = page.getByRole("dialog", { name: title, exact: true });
    await expect.element(card).toBeVisible();
    await expect.poll(() => isAbove(toast.element().closest("[role=dialog]"), card.element())).toBe(true);
    expect(isAbove(page.getByText("12 matches").element(), card.element())).toBe(true);
    await card.getByRole("button", { name: /Next|Finish/ }).click();
  }
});

test.each([390, 800, 1280])(
  "at a width of %i the card stands below the heading and the figures that it explains, and leaves the tabs free",
  async (width) => {
    await page.viewport(width, 844);
    await show(<Dashboard />);
    const card = page.getByRole("dialog", { name: "Welcome" });
    await expect.element(card).toBeVisible();
    await expect.poll(() => isAbove(page.getByText("12 matches").element(), card.element())).toBe(true);
    for (const tab of page.getByRole("tab").elements()) {
      const { left, right, top, bottom } = boxOf(tab);
      expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(tab);
    }
  },
);
