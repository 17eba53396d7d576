import type { HeldBack, SentMessage } from "#domain/contact/contact-message.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { countUse, limitUse } from "#server/platform/rate-limit/rate-limit.ts";
import { contactMail } from "./contact-mail.ts";
import { openedAt } from "./form-token.ts";
import { storeMessage } from "./store.ts";

/**
 * Four fields cannot be filled in faster by hand. The form itself waits this long before it sends, so people never hit
 * this limit.
 */
export const leastSeconds = 3;
const hour = 3600;
/** A school may send many messages from one IP address. Without the token of the form, the limit is lower. */
const byForm = { max: 10, windowSeconds: hour };
const byProgram = { max: 3, windowSeconds: hour };
/** Messages above this limit are stored for `npm run admin -- contact` and not mailed. */
const mails = { max: 60, windowSeconds: hour };

/**
 * Stores a message and queues its mail to support. `from` is the sender's IP address group, `user_id` the signed-in
 * student. Throws 429 `too_soon` for a form that was filled in faster than a person can, and 429 `too_many_requests`. A
 * message with the hidden field filled in is stored but not mailed, and the sender gets the usual response.
 */
export async function receiveMessage(
  deps: Pick<Deps, "db" | "jobs" | "env" | "clock" | "log">,
  { from, user_id }: { from: string; user_id: string | null },
  { website, form_token, ...message }: SentMessage,
): Promise<void> {
  const { db, jobs, env, clock, log } = deps;
  const now = clock();
  const opened = openedAt(env, form_token);
  if (opened !== null) waitUntilReadable(now.getTime() - opened);
  const [sender, limit] = opened === null ? (["program", byProgram] as const) : (["form", byForm] as const);
  await limitUse(deps, { what: `contact-${sender}`, parts: [from], limit });
  const held_back: HeldBack | null = website
    ? "trap"
    : (await countUse(deps, { what: "contact-mails", parts: [], limit: mails })).allowed
      ? null
      : "flood";
  if (held_back) log.warn({ held_back }, "a contact message was stored and not mailed");
  await inTransaction(db, async (tx) => {
    const id = await storeMessage(tx, message, { user_id, held_back, now });
    if (id !== null && held_back === null) await enqueueMail({ jobs, db: tx }, contactMail(env.SUPPORT_EMAIL, id));
  });
}

function waitUntilReadable(openMs: number) {
  const seconds = Math.ceil(leastSeconds - openMs / 1000);
  if (seconds <= 0) return;
  throw new Problem(429, "too_soon", "That was quick. Please send it again in a moment.", {
    headers: { "Retry-After": String(seconds) },
    fields: { retry_after: seconds },
  });
}
