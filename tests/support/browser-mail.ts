import type { Page } from "@playwright/test";
import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { expect } from "./browser.ts";

type Mail = { to: string; subject: string; links: string[] };

/**
 * The link of this kind in the newest mail to this email, from the outbox of the server under test. With `before`,
 * waits for a link that differs from it.
 */
export async function mailedLink(page: Page, email: string, kind: LinkKind, before?: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { items }: { items: Mail[] } = await (await page.request.get("/api/dev/outbox")).json();
    const links = items.filter(({ to }) => to === email).flatMap((mail) => mail.links);
    found = links.find((link) => link.includes(`kind=${kind}&`));
    expect(found, `a ${kind} link to ${email}`).toBeDefined();
    expect(found).not.toBe(before);
  }).toPass();
  return found ?? "";
}

/** Verifies the email of the user who is signed in on the page, by the link in the confirmation mail. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  const { hash } = new URL(await mailedLink(page, email, "confirm"), page.url());
  const token = new URLSearchParams(hash.slice(1)).get("token");
  const response = await page.request.post("/api/auth/verify-email", { data: { token } });
  expect(response.ok()).toBe(true);
}
