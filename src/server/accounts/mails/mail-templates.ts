import type { LinkKind } from "#domain/accounts/account-settings.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { layOutMail, type MailWords } from "#server/platform/mail/mail-layout.ts";
import type { MailTemplate, OutgoingMail } from "#server/platform/mail/mail-queue.ts";
import type { Mail } from "#server/platform/mail/mailer.ts";
import { issueToken } from "../email-links/token-store.ts";
import { unverifiedAccounts, verifiedAccount } from "../email-store.ts";
import { accountSettings } from "../store.ts";
import { isWithinBudget } from "./mail-budget.ts";
import * as words from "./mail-texts.ts";

export type AccountMailKind =
  | "sign_up"
  | "magic_link"
  | "reset"
  | "change_email"
  | "deletion"
  | "email_changed"
  | "password_changed"
  | "second_factor_on"
  | "second_factor_off"
  | "deleted";

type Parts = Pick<Deps, "env" | "db" | "clock">;

/** The template of every kind of mail about accounts. */
export function accountTemplates(parts: Parts): Record<AccountMailKind, MailTemplate> {
  const contact = { supportEmail: parts.env.SUPPORT_EMAIL };
  const notice =
    (content: MailWords): MailTemplate =>
    async ({ email }) =>
      layOutMail(email, content);
  return {
    sign_up: (job) => signUpMail(parts, job),
    magic_link: async (job) =>
      job.details.create_user === true || (await isKnown(parts.db, job.email))
        ? linkMail(parts, job, "magic_link", words.magicLinkWords)
        : null,
    reset: async (job) =>
      (await isKnown(parts.db, job.email)) ? linkMail(parts, job, "reset", words.resetWords) : null,
    change_email: async (job) =>
      (await verifiedAccount(parts.db, job.email))
        ? alreadyThere(parts, job)
        : linkMail(parts, job, "change_email", words.changeEmailText),
    deletion: async (job) =>
      (await verifiedAccount(parts.db, job.email)) === job.user_id
        ? linkMail(parts, job, "deletion", words.deletionWords)
        : null,
    email_changed: notice(words.emailChangedText(contact)),
    password_changed: notice(words.passwordChangedWords(contact)),
    second_factor_on: notice(words.secondFactorWords({ ...contact, on: true })),
    second_factor_off: notice(words.secondFactorWords({ ...contact, on: false })),
    deleted: notice(words.deletedWords(contact)),
  };
}

/**
 * The mail after a sign-up: a link to verify the email or, when a verified account has this email, a notice about that
 * account.
 */
async function signUpMail(parts: Parts, job: OutgoingMail): Promise<Mail | null> {
  const account = job.user_id && (await accountSettings(parts.db, job.user_id));
  if (!account || account.email_verified || account.email !== job.email) return null;
  if (await verifiedAccount(parts.db, job.email)) return alreadyThere(parts, job);
  return linkMail(parts, job, "confirm", words.confirmWords);
}

async function alreadyThere(parts: Parts, job: OutgoingMail): Promise<Mail | null> {
  if (!(await mayBeSent(parts, job))) return null;
  return layOutMail(job.email, words.alreadyThereWords({ url: `${parts.env.PUBLIC_URL}/auth` }));
}

/**
 * A mail with a link that works once. The link starts with PUBLIC_URL. Its token is in the fragment (after #), which
 * browsers do not send to servers.
 */
async function linkMail(
  parts: Parts,
  job: OutgoingMail,
  purpose: LinkKind,
  content: (link: { url: string }) => MailWords,
): Promise<Mail | null> {
  if (!(await mayBeSent(parts, job))) return null;
  const { email, user_id, details } = job;
  const token = await issueToken(parts.db, { purpose, user_id, email, details });
  return layOutMail(email, content({ url: `${parts.env.PUBLIC_URL}/auth/confirm#kind=${purpose}&token=${token}` }));
}

/** Counts the mail at its first attempt only. */
const mayBeSent = async (parts: Parts, { email, attempts }: OutgoingMail) =>
  attempts > 1 || (await isWithinBudget(parts, email));

const isKnown = async (db: Database, address: string) =>
  (await verifiedAccount(db, address)) !== null || (await unverifiedAccounts(db, address)).length > 0;
