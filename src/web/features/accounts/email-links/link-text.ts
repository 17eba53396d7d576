import type { LinkKind } from "#domain/accounts/account-settings.ts";

type LinkText = {
  title: string;
  lead: string;
  /** Shown for a link that no longer works. */
  expired: string;
};

/** The texts on the page of each mailed link. */
export const linkTexts: Record<LinkKind, LinkText> = {
  magic_link: {
    title: "Sign in to Laurel",
    lead: "One click signs you in.",
    expired: "A magic link works once, within 15 minutes. Ask for a new one and open it soon.",
  },
  confirm: {
    title: "Confirm your email",
    lead: "This keeps your account yours.",
    expired: "It works once, within a day. If your email is confirmed already, just sign in.",
  },
  change_email: {
    title: "Confirm your new email",
    lead: "You will sign in with it, and our emails go there.",
    expired: "It works once, within a day. Start the change again in your account.",
  },
  reset: {
    title: "Choose a new password",
    lead: "Every device that is signed in now will be signed out.",
    expired: "It works once, within an hour. If you did not use it, ask for a new one now.",
  },
  deletion: {
    title: "Delete your account",
    lead: "First read what you will lose.",
    expired: "It works once, within an hour. If you can still sign in, your account was not deleted.",
  },
};
