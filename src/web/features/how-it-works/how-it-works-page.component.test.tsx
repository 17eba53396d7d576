import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { HowItWorksPage } from "./how-it-works-page.tsx";

test("one category of the scoring explainer is open at a time", async () => {
  await show(<HowItWorksPage tab="categories" />);
  const card = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
  const research = page.getByText("Named author of a peer-reviewed paper");
  const arts = page.getByText("All-region ensemble by audition");
  await card("Research").click();
  await expect.element(research).toBeVisible();
  await expectAccessible();
  await card("Arts").click();
  await expect.element(arts).toBeVisible();
  await expect.element(research).not.toBeVisible();
  await expect.element(card("Research")).toHaveAttribute("aria-expanded", "false");
  await card("Arts").click();
  await expect.element(arts).not.toBeVisible();
});

test.each(["scoring", "examples"] as const)("the tab %s is accessible and fits every window", async (tab) => {
  await show(<HowItWorksPage tab={tab} />);
  await expect.element(page.getByRole("tabpanel")).toBeVisible();
  await expectAccessibleAtEverySize();
});
