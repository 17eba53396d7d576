import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { isOpen } from "#domain/pages/page-paths.ts";
import { show } from "#tests/support/component/show.tsx";
import { QuickLinks } from "./quick-links.tsx";

test("quick links lead only to open pages, the search first", async () => {
  await show(<QuickLinks />);
  const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect.element(links.first()).toHaveAttribute("href", "/scholarships?tab=search");
  const paths = links.elements().map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname);
  expect(paths.filter((path) => !isOpen(path))).toEqual([]);
});
