import { expect } from "vitest";
import { page } from "vitest/browser";
import { showToast } from "#web/ui/overlays/toast.tsx";

/** Checks that no toast has this title, once one that was shown later is there. */
export async function expectNoToast(title: string): Promise<void> {
  showToast({ title: "A later toast", description: "It was shown after all others." });
  await expect.element(page.getByText("A later toast").first()).toBeVisible();
  expect(page.getByText(title).elements()).toEqual([]);
}
