import type { Database } from "#server/platform/database/database.ts";
import { layOutMail } from "#server/platform/mail/mail-layout.ts";
import type { MailJob, MailTemplate } from "#server/platform/mail/mail-queue.ts";
import { findMessage } from "./store.ts";

const kind = "contact";

/** The wish that support gets this message by mail. */
export const contactMail = (support: string, messageId: string): MailJob => ({
  kind,
  address: support,
  details: { message_id: messageId },
});

/** Makes the mail to support; an answer to it goes to whoever wrote. None when the message was deleted meanwhile. */
export const contactTemplates = (db: Database): Record<typeof kind, MailTemplate> => ({
  [kind]: async ({ address, details }) => {
    const message = await findMessage(db, String(details.message_id));
    if (!message) return null;
    const { name, email, created_at } = message;
    const words = {
      subject: `Contact: ${message.subject}`,
      paragraphs: message.message.split(/\n+/),
      notes: [`From ${name} <${email}>, ${created_at.toISOString()}.`, "An answer to this mail goes to them."],
    };
    return { ...layOutMail(address, words), reply_to: email };
  },
});
