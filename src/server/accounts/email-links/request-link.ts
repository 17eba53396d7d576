import type { AnyContext } from "#server/platform/http/routing.ts";
import { enqueueMail, type MailJob } from "#server/platform/mail/mail-queue.ts";
import { limitPlace } from "../limits.ts";
import type { AccountMailKind } from "../mails/mail-templates.ts";

const sent = { sent: true } as const;

/**
 * Notes that somebody wishes for a mail, and answers the same whoever has an account: what the mail is, if there is to
 * be one at all, is found out later, when it is sent. Throws 429 `too_many_requests`.
 */
export async function requestLink(c: AnyContext, wish: MailJob & { kind: AccountMailKind }): Promise<{ sent: true }> {
  await limitPlace(c, "mail");
  await enqueueMail(c.var.deps.db, { ...wish, address: wish.address.toLowerCase() });
  return sent;
}
