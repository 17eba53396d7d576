import type { Page } from "@playwright/test";
import { expect, textbox } from "./browser.ts";

/** Fills in the form for a new email and does not submit it. */
export async function typeEmail(page: Page) {
  // Waits for these requests. If the session ended while they are under way, the dialog would open before the form is
  // submitted.
  const paths = ["/api/auth/account", "/api/auth/list-sessions"];
  const responses = paths.map((path) => page.waitForResponse(`**${path}`));
  await page.goto("/account");
  await Promise.all(responses);
  await page.getByRole("button", { name: "Change email" }).click();
  await textbox(page, "New email").fill("half-typed@example.test");
  await textbox(page, "Your password").fill("correct horse");
}

/** Types the same until the session watcher has loaded its dialog, which it does on input. */
export async function typeUntilWatched(page: Page) {
  const fetched = new Set<string>();
  page.on("response", (response) => {
    const [, name] = /\/assets\/(dialog-panel|sign-in-again)-[^/]*\.js$/.exec(response.url()) ?? [];
    if (name) fetched.add(name);
  });
  await typeEmail(page);
  await expect(async () => {
    await textbox(page, "New email").fill("half-typed@example.test");
    expect(fetched.size).toBe(2);
  }).toPass();
  await page.waitForLoadState("networkidle");
}
