import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/support/browser.ts";

/** Bytes, packed as tightly as the server does it; the same 1,000 to the KB as in tests/bench/pages.ts. */
const budgets = { first: 100_000, page: 170_000 };

const pages: readonly [path: string, most: number, who: "visitor" | "student"][] = [
  ["/", budgets.first, "visitor"],
  ["/auth", budgets.page, "visitor"],
  ["/auth/confirm", budgets.page, "visitor"],
  ["/account", budgets.page, "student"],
  ["/contact", budgets.page, "visitor"],
  ["/browse", budgets.page, "visitor"],
  ["/browse/level/high-school", budgets.page, "visitor"],
  ["/guides", budgets.page, "visitor"],
  ["/articles/profile-building-guide", budgets.page, "visitor"],
  ["/onboarding", budgets.page, "student"],
  ["/scholarships", budgets.page, "student"],
  ["/dashboard", budgets.page, "student"],
  ["/profile", budgets.page, "student"],
  ["/profile/academic", budgets.page, "student"],
  ["/profile/edit", budgets.page, "student"],
];

for (const [path, most, who] of pages) {
  test(`${path} loads at most ${most / 1000} KB of JavaScript`, async ({ page }) => {
    if (who === "student") await signUp(page);
    const weigh = weighScripts(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const { bytes, files } = await weigh();
    expect(bytes, files).toBeLessThanOrEqual(most);
  });
}

test(`the landing page, read to its end, has loaded at most ${budgets.page / 1000} KB of JavaScript`, async ({
  page,
}) => {
  const weigh = weighScripts(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const unread = await weigh();
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect.poll(async () => (await weigh()).bytes).toBeGreaterThan(unread.bytes);
  await page.waitForLoadState("networkidle");
  const { bytes, files } = await weigh();
  expect(bytes, files).toBeLessThanOrEqual(budgets.page);
});

/** Answers what tells how much JavaScript the page has loaded by then, and which files. */
function weighScripts(page: Page) {
  const scripts: { path: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js")) return;
    scripts.push({ path: pathname, bytes: response.body().then((body) => brotliCompressSync(body).length) });
  });
  return async () => {
    const sizes = await Promise.all(scripts.map(async ({ path, bytes }) => ({ path, bytes: await bytes })));
    return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), files: JSON.stringify(sizes, null, 1) };
  };
}
