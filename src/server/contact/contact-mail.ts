import type { Database } from "#server/platform/database/database.ts";
import { layOutMail } from "#server/platform/mail/mail-layout.ts";
import type { MailJob, MailTemplate } from "#server/platform/mail/mail-queue.ts";
import { findMessage } from "./store.ts";

const kind = "contact";

/** The job that mails this message to support. */
export const contactMail = (support: string, messageId: string): MailJob => ({
  kind,
  email: support,
  details: { message_id: messageId },
});

/** Writes the mail to support. A reply goes to the sender of the message. Null when the message was deleted. */
export const contactTemplates = (db: Database): Record<typeof kind, MailTemplate> => ({
  [kind]: async ({ email: support, details }) => {
    const message = await findMessage(db, String(details.message_id));
    if (!message) return null;
    const { name, email, created_at } = message;
    const words = {
      subject: `Contact: ${message.subject}`,
      paragraphs: message.message.split(/\n+/),
      notes: [`From ${name} <${email}>, ${created_at.toISOString()}.`, "Your reply to this mail goes to them."],
    };
    return { ...layOutMail(support, words), reply_to: email };
  },
});
