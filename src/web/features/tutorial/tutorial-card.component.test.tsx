import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
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
      <h1 data-tutorial="dashboard-header" className="py-12">
        Welcome, Maya
      </h1>
      <TutorialCard onEnd={() => {}} />
    </>
  );
}

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
const isAbove = (upper: Element | null, lower: Element | null) => boxOf(upper).bottom <= boxOf(lower).top;

test("on a small phone no step of the tutorial is covered by the welcome toast", async () => {
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
    // The card moves to the element of its step shortly after it opens.
    await expect.poll(() => isAbove(card.element(), toast.element().closest("[role=dialog]"))).toBe(true);
    await card.getByRole("button", { name: /Next|Finish/ }).click();
  }
});
