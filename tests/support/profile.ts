import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

export type SavedProfile = Record<string, unknown> & { demographics: Record<string, unknown> };

/** The stored profile of the student of this browser. */
export async function savedProfile(page: Page): Promise<SavedProfile> {
  const response = await page.request.get("/api/profile");
  expect(response.status()).toBe(200);
  return response.json();
}

export const toast = (page: Page, words: string) => page.getByText(words).first();

export async function saveStep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Progress" }).click();
}

/** Opens a group of "More questions (optional)". */
export async function openGroup(page: Page, title: string): Promise<void> {
  await page.locator("summary", { hasText: title }).click();
}

/** The entries and controls of a list input. */
export const listOf = (page: Page, label: string) => {
  const group = page.getByRole("group", { name: label });
  return {
    entries: group.getByRole("listitem"),
    input: group.getByRole("combobox"),
    add: group.getByRole("button", { name: `Add: ${label}` }),
    status: group.getByRole("status"),
    remove: (entry: string) => group.getByRole("button", { name: `Remove ${entry}` }),
  };
};
