import type { Page } from "@playwright/test";
import { expect, textbox } from "./browser.ts";

/** Half fills the form for a new email. */
export async function typeEmail(page: Page) {
  // What is still on its way would find the session gone, and ask to sign in before the form is sent.
  const asked = ["/api/auth/account", "/api/auth/list-sessions"];
  const answered = asked.map((path) => page.waitForResponse(`**${path}`));
  await page.goto("/account");
  await Promise.all(answered);
  await page.getByRole("button", { name: "Change email" }).click();
  await textbox(page, "New email").fill("half-typed@example.test");
  await textbox(page, "Your password").fill("correct horse");
}

/** The same, until the watch over the session is there and hears it: it fetches its question then. */
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
