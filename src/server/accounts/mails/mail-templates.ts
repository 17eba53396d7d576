import type { LinkKind } from "#domain/accounts/account-settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { layOutMail, type MailWords } from "#server/platform/mail/mail-layout.ts";
import type { MailTemplate, OutgoingMail } from "#server/platform/mail/mail-queue.ts";
import type { Mail } from "#server/platform/mail/mailer.ts";
import { countUse, limitKey } from "#server/platform/rate-limit/rate-limit.ts";
import { issueToken, tokenMinutes } from "../email-links/one-time-token.ts";
import { claimsOf, ownerOf } from "../email-store.ts";
import { accountSettings } from "../store.ts";
import * as words from "./account-mails.ts";

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

type Parts = { env: Env; db: Database };

/**
 * As many links of one kind as one account or address gets while they last, so that one of them always still works; and
 * as many as one address gets for all the accounts that claim it.
 */
const linksAtOnce = { forOneAccount: 5, forOneAddress: 20 };

/** Makes every mail about accounts at the moment it is sent, by its kind. */
export function accountTemplates(parts: Parts): Record<AccountMailKind, MailTemplate> {
  const contact = { supportEmail: parts.env.SUPPORT_EMAIL };
  const notice =
    (said: MailWords): MailTemplate =>
    async ({ address }) =>
      layOutMail(address, said);
  return {
    sign_up: (wish) => signUpMail(parts, wish),
    magic_link: async (wish) =>
      wish.details.create_user === true || (await isKnown(parts.db, wish.address))
        ? linkMail(parts, wish, "magic_link", words.magicLinkWords)
        : null,
    reset: async (wish) =>
      (await isKnown(parts.db, wish.address)) ? linkMail(parts, wish, "reset", words.resetWords) : null,
    change_email: async (wish) =>
      (await ownerOf(parts.db, wish.address))
        ? alreadyThere(parts, wish)
        : linkMail(parts, wish, "change_email", words.changeAddressWords),
    deletion: (wish) => linkMail(parts, wish, "deletion", words.deletionWords),
    email_changed: notice(words.addressChangedWords(contact)),
    password_changed: notice(words.passwordChangedWords(contact)),
    second_factor_on: notice(words.secondFactorWords({ ...contact, on: true })),
    second_factor_off: notice(words.secondFactorWords({ ...contact, on: false })),
    deleted: notice(words.deletedWords(contact)),
  };
}

/** A sign-up is to be confirmed, unless the address has an owner, who is told instead. */
async function signUpMail(parts: Parts, wish: OutgoingMail): Promise<Mail | null> {
  const account = wish.user_id && (await accountSettings(parts.db, wish.user_id));
  if (!account || account.email_verified || account.email !== wish.address) return null;
  if (await ownerOf(parts.db, wish.address)) return alreadyThere(parts, wish);
  return linkMail(parts, wish, "confirm", words.confirmWords);
}

async function alreadyThere(parts: Parts, wish: OutgoingMail): Promise<Mail | null> {
  if (!(await isWithinLimits(parts, wish, `${wish.kind}-known`, 60))) return null;
  return layOutMail(wish.address, words.alreadyThereWords({ url: `${parts.env.PUBLIC_URL}/auth` }));
}

/**
 * A mail with a link that works once. It carries our configured origin, and its token behind a # that servers never
 * see.
 */
async function linkMail(
  parts: Parts,
  wish: OutgoingMail,
  purpose: LinkKind,
  said: (link: { url: string }) => MailWords,
): Promise<Mail | null> {
  if (!(await isWithinLimits(parts, wish, purpose, tokenMinutes[purpose]))) return null;
  const { address, user_id, details } = wish;
  const token = await issueToken(parts.db, { purpose, user_id, email: address, details });
  return layOutMail(address, said({ url: `${parts.env.PUBLIC_URL}/auth/confirm#kind=${purpose}&token=${token}` }));
}

async function isWithinLimits({ env, db }: Parts, wish: OutgoingMail, kind: string, minutes: number): Promise<boolean> {
  if (wish.attempts > 1) return true; // counted when it was first tried
  const windowSeconds = minutes * 60;
  const { forOneAccount, forOneAddress } = linksAtOnce;
  const counts = await Promise.all([
    countUse(db, limitKey(env, "mail", kind, wish.address, wish.user_id ?? ""), { max: forOneAccount, windowSeconds }),
    countUse(db, limitKey(env, "mail", kind, wish.address), { max: forOneAddress, windowSeconds }),
  ]);
  return counts.every(({ allowed }) => allowed);
}

const isKnown = async (db: Database, address: string) =>
  (await ownerOf(db, address)) !== null || (await claimsOf(db, address)).length > 0;
