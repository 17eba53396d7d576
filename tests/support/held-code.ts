import type { Page } from "@playwright/test";

/** From here on pages come without their code, until the answered function is called. A `goto` ends only then. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
