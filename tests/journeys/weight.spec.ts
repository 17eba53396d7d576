import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "#tests/support/browser.ts";

const budgets: readonly [path: string, kilobytes: number][] = [
  ["/", 100],
  ["/auth", 170],
  ["/scholarships", 170],
];

for (const [path, kilobytes] of budgets) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the same files as on a desktop");
    const files: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) files.push(pathname);
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const bytes = files.map((file) =>
      brotliCompressSync(readFileSync(new URL(`../../dist/web${file}`, import.meta.url))),
    );
    const total = bytes.reduce((sum, { length }) => sum + length, 0);
    expect(total, files.join("\n")).toBeLessThanOrEqual(kilobytes * 1024);
  });
}
