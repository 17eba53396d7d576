import type { ContactMessage } from "#domain/contact/contact-message.ts";

export const fields = ["name", "email", "subject", "message"] as const;
export type Field = (typeof fields)[number];

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const key = "laurel:contact";

/** What was typed in this tab before a reload; empty when there is nothing, or nothing that can be read. */
export function readDraft(shelf: Shelf): Partial<ContactMessage> {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(key) ?? "{}");
    const given = Object.entries(stored ?? {});
    return Object.fromEntries(
      given.filter(([name, value]) => fields.some((field) => field === name) && typeof value === "string"),
    );
  } catch {
    return {}; // Storage may be switched off or its text damaged; the form then starts empty.
  }
}

/** Keeps what was typed until this tab is closed. */
export function keepDraft(shelf: Shelf, draft: Partial<ContactMessage>): void {
  try {
    shelf.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only costs the draft; the form itself still holds the input.
  }
}

export function clearDraft(shelf: Shelf): void {
  try {
    shelf.removeItem(key);
  } catch {
    // As above: nothing was kept that could be left behind.
  }
}
