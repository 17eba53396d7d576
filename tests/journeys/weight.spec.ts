import { brotliCompressSync } from "node:zlib";
import { expect, signUp, test } from "#tests/support/browser.ts";

const budgets: readonly [path: string, kilobytes: number, who: "visitor" | "student"][] = [
  ["/", 100, "visitor"],
  ["/auth", 170, "visitor"],
  ["/guides", 170, "visitor"],
  ["/articles/profile-building-guide", 170, "visitor"],
  ["/onboarding", 170, "student"],
  ["/scholarships", 170, "student"],
  ["/dashboard", 170, "student"],
];

for (const [path, kilobytes, who] of budgets) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the same files as on a desktop");
    if (who === "student") await signUp(page);
    const scripts: { path: string; bytes: Promise<number> }[] = [];
    page.on("response", (response) => {
      const file = new URL(response.url()).pathname;
      if (!file.endsWith(".js")) return;
      // Packed here as tightly as the server does once it had the time.
      scripts.push({ path: file, bytes: response.body().then((body) => brotliCompressSync(body).length) });
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts.map(async (script) => ({ path: script.path, bytes: await script.bytes })));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(kilobytes * 1024);
  });
}
