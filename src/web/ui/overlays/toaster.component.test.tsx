import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { showToast } from "./toast.tsx";

test("an error toast closes after a success", async () => {
  await show(<p>A page</p>);
  showToast({ title: "Error", description: "Saving failed.", tone: "error" });
  await page.getByText("Saving failed.").hover(); // Under the pointer a toast does not close by itself.
  showToast({ title: "Saved" });
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Saving failed.")).not.toBeInTheDocument();
});

test("on a phone a toast does not cover the lower edge, where Next is", async () => {
  await page.viewport(390, 844);
  await show(<p>A page</p>);
  showToast({ title: "Progress saved" });
  await expect.element(page.getByText("Progress saved")).toBeVisible();
  const { bottom } = page.getByText("Progress saved").element().getBoundingClientRect();
  expect(bottom).toBeLessThan(300);
});
