import { brotliCompressSync } from "node:zlib";
import { expect, signUp, test } from "#tests/support/browser.ts";

const kibi = 1024;
const budgets: readonly [path: string, bytes: number, who: "visitor" | "student"][] = [
  ["/", 100_000, "visitor"],
  ["/auth", 170 * kibi, "visitor"],
  ["/auth/confirm", 170 * kibi, "visitor"],
  ["/account", 170 * kibi, "student"],
  ["/contact", 170 * kibi, "visitor"],
  ["/guides", 170 * kibi, "visitor"],
  ["/articles/profile-building-guide", 170 * kibi, "visitor"],
  ["/onboarding", 170 * kibi, "student"],
  ["/scholarships", 170 * kibi, "student"],
  ["/dashboard", 170 * kibi, "student"],
  ["/profile", 170 * kibi, "student"],
  ["/profile/academic", 170 * kibi, "student"],
  ["/profile/edit", 170 * kibi, "student"],
];

for (const [path, most, who] of budgets) {
  test(`${path} loads at most ${Math.floor(most / 1000)} KB of JavaScript`, async ({ page, isMobile }) => {
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
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(most);
  });
}
