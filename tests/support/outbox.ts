import type { LinkKind } from "#domain/accounts/account-settings.ts";
import { deliverMails } from "#server/platform/mail/mail-queue.ts";
import { newestInOutbox, type OutboxMail } from "#server/platform/mail/mailer.ts";
import type { TestApp } from "./test-app.ts";

const enough = 1000;

/** Sends what waits, and answers every mail to the address, the newest first. */
export async function mailsTo({ deps }: Pick<TestApp, "deps">, address: string): Promise<OutboxMail[]> {
  await deliverMails(deps);
  return (await newestInOutbox(deps.db, enough)).filter(({ to }) => to === address);
}

/** What the link of a mail carries behind its #, ready to be sent: `{kind, token}`. */
export function linkOf(mail: OutboxMail | undefined): { kind: string; token: string } {
  const link = mail?.links.find((address) => address.includes("#"));
  const carried = new URLSearchParams(new URL(link ?? "").hash.slice(1));
  return { kind: carried.get("kind") ?? "", token: carried.get("token") ?? "" };
}

/** The token of the newest link of this kind (of any, without one) to the address. Throws when there is none. */
export async function newestToken(app: Pick<TestApp, "deps">, address: string, kind?: LinkKind): Promise<string> {
  const links = (await mailsTo(app, address)).filter(({ text }) => text.includes("#")).map(linkOf);
  const link = links.find((each) => kind === undefined || each.kind === kind);
  if (!link?.token) throw new Error(`no ${kind ?? "link"} was mailed to ${address}`);
  return link.token;
}
