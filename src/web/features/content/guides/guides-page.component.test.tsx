import { useLocation } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { guidesSearchParams } from "./content-search-params.ts";
import { GuidesPage } from "./guides-page.tsx";

const Guides = () => <GuidesPage search={guidesSearchParams(useLocation().search as Record<string, unknown>)} />;

const chip = (name: string) => page.getByRole("group", { name: "Category" }).getByRole("link", { name, exact: true });
const panel = page.getByRole("tabpanel");
const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

test("the guide center has three tabs and six categories, and Back undoes a choice", async () => {
  const { router } = await show(<Guides />, "/guides");
  const categories = page.getByRole("group", { name: "Category" }).getByRole("link");
  await expect.element(chip("All")).toHaveAttribute("aria-current", "true");
  expect(textsOf(categories.elements())).toEqual(["All", "Writing", "Profile", "Strategy", "Interview", "Finance"]);
  expect(textsOf(page.getByRole("tab").elements())).toEqual(["Study Guides", "Resources", "Quick Tips"]);
  await chip("Interview").click();
  await expect.poll(() => router.state.location.href).toBe("/guides?category=Interview");
  const titles = panel.getByRole("heading", { level: 3 });
  await expect.poll(() => textsOf(titles.elements())).toEqual(["Scholarship Interviews"]);
  await page.getByRole("tab", { name: "Resources" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ category: "Interview", tab: "resources" });
  await expect.element(page.getByText("Nothing here about interview yet")).toBeVisible();
  router.history.back();
  await expect.element(panel.getByRole("link", { name: "Scholarship Interviews" })).toBeVisible();
});

test("an article has three tags at most", async () => {
  await show(<Guides />, "/guides");
  await expect.element(chip("All")).toBeVisible();
  const lists = panel.getByRole("list", { name: "Tags" }).elements();
  expect(lists.length).toBeGreaterThan(5);
  expect(Math.max(...lists.map(({ childElementCount }) => childElementCount))).toBeLessThanOrEqual(3);
});

test.each([
  ["resources", "Resources"],
  ["tips", "Quick Tips"],
])("the tab %s is accessible and fits every window", async (tab, name) => {
  await show(<Guides />, `/guides?tab=${tab}&utm_source=letter`);
  await expect.element(page.getByRole("tab", { selected: true })).toHaveTextContent(name);
  await expectAccessibleAtEverySize();
});
