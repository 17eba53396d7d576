import type { LinkKind } from "#domain/accounts/account-settings.ts";

type LinkWords = {
  title: string;
  lead: string;
  /** Said of a link that no longer works. */
  dead: string;
};

/** What the page of each mailed link says. */
export const linkWords: Record<LinkKind, LinkWords> = {
  magic_link: {
    title: "Sign in to Laurel",
    lead: "One click, and you are in.",
    dead: "A magic link works once, within 15 minutes. Ask for a new one and open it soon.",
  },
  confirm: {
    title: "Confirm your address",
    lead: "So that we know your mail reaches you and nobody else.",
    dead: "It works once, within a day. If your address is confirmed already, just sign in.",
  },
  change_email: {
    title: "Confirm your new address",
    lead: "From then on you sign in with it, and your mail goes there.",
    dead: "It works once, within a day. Your account shows your address, and there you can start the change again.",
  },
  reset: {
    title: "Choose a new password",
    lead: "Every device that is signed in now will be signed out.",
    dead: "It works once, within an hour. If it was not you who used it, ask for a new one at once.",
  },
  deletion: {
    title: "Delete your account",
    lead: "This cannot be undone.",
    dead: "It works once, within an hour. Your account is still there if you can sign in.",
  },
};
