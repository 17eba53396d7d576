import type { ContactMessage } from "#domain/contact/contact-message.ts";
import { openDraft } from "#web/ui/forms/draft.ts";

export const fields = ["name", "email", "subject", "message"] as const;

/** The draft of the message in this tab. */
export const messageDraft = openDraft<Partial<ContactMessage>>({
  form: "contact",
  storage: "tab",
  parse: (stored) => {
    const given = Object.entries(stored ?? {});
    return Object.fromEntries(
      given.filter(([name, value]) => fields.some((field) => field === name) && typeof value === "string"),
    );
  },
});
