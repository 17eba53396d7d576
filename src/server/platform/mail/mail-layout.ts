import { html, raw } from "hono/html";
import type { Mail } from "./mailer.ts";

/** The content of a mail, for its text and its HTML. */
export type MailWords = {
  subject: string;
  paragraphs: string[];
  /** The button, if there is one. */
  action?: { label: string; url: string };
  /** Notes below the button: how long the link works, and what to do if the recipient did not ask for the mail. */
  notes?: string[];
};

const font = "font-family: Georgia, 'Times New Roman', serif";
const ink = "color: #1d2b24";

/** The complete mail, readable without images, styles and HTML. All content is escaped. */
export function layOutMail(to: string, words: MailWords): Mail {
  return { to, subject: words.subject, text: asText(words), html: String(asHtml(words)) };
}

const asText = ({ paragraphs, action, notes = [] }: MailWords) =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes, "Laurel"].join("\n\n");

const asHtml = ({ subject, paragraphs, action, notes = [] }: MailWords) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin: 0; padding: 24px; background: #f6f4ee; ${ink}; ${font}; font-size: 17px; line-height: 1.5">
<div style="max-width: 34em; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #d9d5c8">
<h1 style="margin: 0 0 16px; font-size: 22px; ${ink}">${subject}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}${action ? button(action) : ""}${notes.map(
  (note) => html`<p style="font-size: 15px; color: #4a5a51">${note}</p>\n`,
)}</div>
</body>
</html>
`;

const button = ({ label, url }: { label: string; url: string }) => html`<p style="margin: 24px 0"><a href="${url}"
style="display: inline-block; padding: 12px 20px; background: #1f5c43; color: #ffffff; text-decoration: none">${label}</a></p>
<p style="font-size: 15px; color: #4a5a51">If the button does not work, open this link:<br>
<a href="${url}" style="color: #1f5c43; word-break: break-all">${url}</a></p>${raw("\n")}`;
