import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { isOpen } from "#domain/pages/page-paths.ts";
import { show } from "#tests/support/component/show.tsx";
import { QuickLinks } from "./quick-links.tsx";

test("on a desktop the links beside each other are equally high", async () => {
  await page.viewport(1100, 800);
  await show(<QuickLinks />);
  const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  // The styles of the width may come a moment after the links.
  await expect.poll(() => new Set(links.elements().map((link) => link.getBoundingClientRect().top)).size).toBe(1);
  expect(new Set(links.elements().map((link) => link.clientHeight)).size).toBe(1);
});

test("quick links lead only to open pages, the search first", async () => {
  await show(<QuickLinks />);
  const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect.element(links.first()).toHaveAttribute("href", "/scholarships?tab=search");
  const paths = links.elements().map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname);
  expect(paths.filter((path) => !isOpen(path))).toEqual([]);
});
