import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { show } from "#tests/support/component/show.tsx";
import { FoldedLines } from "./folded-lines.tsx";

const short = "Open to all.";
const long = [
  "Scholarships without a known date are shown too.",
  "1 of the 13 that may fit says that it needs no essay.",
];
const more = page.getByRole("button", { name: "More about this search" });
const heightOf = (text: string) => page.getByText(text).element().parentElement?.getBoundingClientRect().height ?? 0;

test("lines that have no room take one, until the button shows them all", async () => {
  await page.viewport(320, 640);
  await show(<FoldedLines lines={long} />);
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  const folded = heightOf(long[0] as string);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
  await more.click();
  const less = page.getByRole("button", { name: "Less about this search" });
  await expect.element(less).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => heightOf(long[0] as string)).toBeGreaterThan(folded * 2);
  await less.click();
  await expect.poll(() => heightOf(long[0] as string)).toBe(folded);
});

test("what fits in one line has no button", async () => {
  await page.viewport(1280, 800);
  await show(<FoldedLines lines={[short, ...long]} />);
  await expect.element(page.getByText(short)).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});
