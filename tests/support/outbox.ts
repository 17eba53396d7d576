import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { deliverMails } from "#server/platform/mail/mail-queue.ts";
import { newestInOutbox, type OutboxMail } from "#server/platform/mail/mailer.ts";
import type { TestApp } from "./test-app.ts";

const enough = 1000;

/** Sends all waiting mail jobs. Returns every mail to this email, newest first. */
export async function mailsTo({ deps }: Pick<TestApp, "deps">, email: string): Promise<OutboxMail[]> {
  await deliverMails(deps);
  return (await newestInOutbox(deps.db, enough)).filter(({ to }) => to === email);
}

/** The fields in the hash of a mail's link, ready to be sent: `{kind, token}`. */
export function linkOf(mail: OutboxMail | undefined): { kind: string; token: string } {
  const link = mail?.links.find((url) => url.includes("#"));
  const fields = new URLSearchParams(new URL(link ?? "").hash.slice(1));
  return { kind: fields.get("kind") ?? "", token: fields.get("token") ?? "" };
}

/** The token of the newest link to this email: of this kind, or of any kind without one. Throws when there is none. */
export async function newestToken(app: Pick<TestApp, "deps">, email: string, kind?: LinkKind): Promise<string> {
  const links = (await mailsTo(app, email)).filter(({ text }) => text.includes("#")).map(linkOf);
  const link = links.find((each) => kind === undefined || each.kind === kind);
  if (!link?.token) throw new Error(`no ${kind ?? "link"} was mailed to ${email}`);
  return link.token;
}
