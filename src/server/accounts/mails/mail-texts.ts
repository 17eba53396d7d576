import type { MailWords } from "#server/platform/mail/mail-layout.ts";

/** The content of every mail about an account. mail-templates.ts makes the links. */
type Link = { url: string };

const ignore = "If it was not you, ignore this email: nobody can sign in without this link.";

export const confirmWords = ({ url }: Link): MailWords => ({
  subject: "Confirm your email address",
  paragraphs: [
    "Somebody signed up to Laurel with this address. If it was you, confirm the address, so that nobody else can take the account.",
  ],
  action: { label: "Confirm this address", url },
  notes: [
    "The link works once, for 24 hours.",
    "If it was not you, do not confirm: nobody can use your address without this link.",
  ],
});

export const alreadyThereWords = ({ url }: Link): MailWords => ({
  subject: "You already have a Laurel account",
  paragraphs: [
    "Somebody just tried to sign up to Laurel with this address. It already has an account, and nothing about your account has changed.",
    "If it was you, sign in as before. If you forgot your password, choose “Forgot password?” there, or ask for a link that signs you in.",
  ],
  action: { label: "Sign in", url },
  notes: ["If it was not you, ignore this email."],
});

export const magicLinkWords = ({ url }: Link): MailWords => ({
  subject: "Your link to sign in to Laurel",
  paragraphs: ["Here is the link that signs you in to Laurel."],
  action: { label: "Sign in to Laurel", url },
  notes: ["The link works once, for 15 minutes.", ignore],
});

export const resetWords = ({ url }: Link): MailWords => ({
  subject: "Choose a new password",
  paragraphs: ["Somebody asked to set a new password for your Laurel account. If it was you, choose one here."],
  action: { label: "Choose a new password", url },
  notes: ["The link works once, for 60 minutes. You will then be signed out everywhere else.", ignore],
});

export const changeEmailText = ({ url }: Link): MailWords => ({
  subject: "Confirm your new email address",
  paragraphs: ["Somebody asked to use this address for their Laurel account. If it was you, confirm it."],
  action: { label: "Confirm this address", url },
  notes: ["The link works once, for 24 hours. Until then nothing changes.", "If it was not you, do not confirm."],
});

export const deletionWords = ({ url }: Link): MailWords => ({
  subject: "Delete your Laurel account",
  paragraphs: [
    "You asked to delete your Laurel account. This link deletes it at once, with your profile, your matches and everything else. This can't be undone.",
  ],
  action: { label: "Delete my account", url },
  notes: ["The link works once, for 60 minutes.", "If you want to keep your account, ignore this email."],
});

type Contact = { supportEmail: string };
const notYou = ({ supportEmail }: Contact) =>
  `If it was not you, set a new password at once, or write to us: ${supportEmail}.`;

export const emailChangedText = (contact: Contact): MailWords => ({
  subject: "The address of your Laurel account has changed",
  paragraphs: ["Your Laurel account has a new email address. You can no longer sign in with this one."],
  notes: [`If it was not you, write to us: ${contact.supportEmail}.`],
});

export const passwordChangedWords = (contact: Contact): MailWords => ({
  subject: "Your Laurel password has changed",
  paragraphs: ["A new password was set for your Laurel account, and every other device was signed out."],
  notes: [notYou(contact)],
});

export const secondFactorWords = (contact: Contact & { on: boolean }): MailWords => ({
  subject: contact.on ? "Two-step sign-in is on" : "Two-step sign-in is off",
  paragraphs: [
    contact.on
      ? "From now on Laurel asks for a code of your authenticator app when you sign in. Keep your recovery codes in a safe place."
      : "Laurel no longer asks for a code of your authenticator app when you sign in.",
  ],
  notes: [notYou(contact)],
});

export const deletedWords = ({ supportEmail }: Contact): MailWords => ({
  subject: "Your Laurel account is deleted",
  paragraphs: ["Your Laurel account and everything in it have been deleted. Thank you for using Laurel."],
  notes: [`If it was not you, write to us: ${supportEmail}.`],
});
