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
      <header className="h-16">
        <button type="button" aria-label="Open menu">
          Menu
        </button>
      </header>
      <nav id="sidebar" className="fixed top-18 left-0 grid max-md:hidden *:size-11">
        {["dashboard", "scholarships", "profile", "applications"].map((page) => (
          <a key={page} href={`/${page}`}>
            {page.slice(0, 1)}
          </a>
        ))}
      </nav>
      <main id="main" className="[&>section]:mt-9">
        <section data-tutorial="dashboard-header">
          <h1 className="py-12">Welcome, Maya</h1>
          <p>12 matches</p>
        </section>
        <Tabs
          label="Dashboard"
          value="Overview"
          tabs={["Overview", "AI Coach", "Matches", "Tools"].map((value) => ({ value, label: value, panel: null }))}
        />
      </main>
      <TutorialCard onEnd={() => {}} />
    </>
  );
}

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
const isAbove = (upper: Element | null, lower: Element | null) => boxOf(upper).bottom <= boxOf(lower).top;

test("on a small phone the welcome toast covers no step of the tutorial", async () => {
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
    await expect.poll(() => isAbove(card.element(), toast.element().closest("[role=dialog]"))).toBe(true);
    await card.getByRole("button", { name: /Next|Finish/ }).click();
  }
});

test.each([320, 390, 800, 1280])(
  "at a width of %i the card stands between the header and the page, and covers neither",
  async (width) => {
    await page.viewport(width, 844);
    await show(<Dashboard />);
    for (const { title } of tutorialSteps) {
      const card = page.getByRole("dialog", { name: title, exact: true });
      await expect.element(card).toBeVisible();
      const greeting = page.getByRole("heading", { name: "Welcome, Maya" }).element();
      await expect.poll(() => isAbove(card.element(), greeting)).toBe(true);
      await expect.poll(() => isAbove(document.querySelector("header"), card.element())).toBe(true);
      await card.getByRole("button", { name: /Next|Finish/ }).click();
    }
  },
);

test("on a phone the card leaves the tabs free", async () => {
  await page.viewport(390, 844);
  await show(<Dashboard />);
  await expect.element(page.getByRole("dialog", { name: "Welcome" })).toBeVisible();
  for (const tab of page.getByRole("tab").elements()) {
    const { left, right, top, bottom } = boxOf(tab);
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(tab);
  }
});

test("the card takes the focus", async () => {
  await page.viewport(1280, 800);
  await show(<Dashboard />);
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
});

test("the card leaves the focus on a control that the student has gone on to", async () => {
  await page.viewport(1280, 800);
  await show(
    <main id="main">
      <section data-tutorial="dashboard-header">
        <a href="/apply" ref={(link) => link?.focus()}>
          Apply
        </a>
      </section>
      <TutorialCard onEnd={() => {}} />
    </main>,
  );
  await expect.element(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Apply" })).toHaveFocus();
});
