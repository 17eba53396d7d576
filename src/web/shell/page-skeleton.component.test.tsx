import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#tests/support/component/show.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";

test("the skeleton of a page is no wider than a small phone", async () => {
  await page.viewport(320, 800);
  await show(<PageSkeleton />);
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(320);
});
