import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { devOnly, devPageStyle } from "#server/platform/http/dev-only.ts";
import { answers, type Base, refusals } from "#server/platform/http/routing.ts";
import { deliverMails } from "#server/platform/mail/mail-queue.ts";
import { newestInOutbox, type OutboxMail } from "#server/platform/mail/mailer.ts";

const shown = 100;
const style = devPageStyle(new URL("outbox.css", import.meta.url));

const Mails = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      links: z.array(z.string()),
      created_at: z.iso.datetime(),
    }),
  ),
  next_cursor: z.null(),
});

/**
 * The local outbox, newest mail first. Without a mail server, mails are stored here. Mails contain links that sign in,
 * so only clients nearby may read them.
 */
export const outboxRoutes = new Hono<Base>()
  .get(
    "/api/dev/outbox",
    describeRoute({
      tags: ["Operations"],
      summary: "The latest mails of the local outbox",
      description: "Only with DEV_TOOLS, and for callers nearby. Mails that wait are sent first.",
      responses: { 200: answers(Mails, "Newest first"), ...refusals(404) },
    }),
    devOnly,
    async (c) => {
      const items = (await newest(c)).map(({ html: _, created_at, ...mail }) => ({
        ...mail,
        created_at: created_at.toISOString(),
      }));
      return c.json({ items, next_cursor: null });
    },
  )
  .get("/dev/outbox", devOnly, async (c) => {
    const mails = await newest(c);
    c.header("Cache-Control", "no-store");
    return c.html(page(mails));
  })
  .get("/dev/outbox.css", devOnly, (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));

async function newest(c: Context<Base>): Promise<OutboxMail[]> {
  const deps = c.get("deps");
  await deliverMails(deps);
  return newestInOutbox(deps.db, shown);
}

const page = (mails: OutboxMail[]) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox | Laurel</title>
<link rel="stylesheet" href="/dev/outbox.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header><h1>Outbox</h1>
<p>No mail server is set up (SMTP_URL), so Laurel keeps its mails here. Only this machine and its network can open this page.
<a href="/dev/outbox">Look again</a> or go <a href="/">to the app</a>.</p></header>
<main>${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}</main>
</body>
</html>`;

const article = ({ id, to, subject, text, created_at }: OutboxMail) => html`<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${subject}</h2>
<p>To ${to}, <time datetime="${created_at.toISOString()}">${created_at.toISOString().replace("T", " ").slice(0, 19)} UTC</time></p>
${text.split("\n\n").map((paragraph) => html`<p>${paragraph.split("\n").map(line)}</p>`)}
</article>`;

const line = (words: string) => html`${/^https?:\S+$/.test(words) ? html`<a href="${words}">${words}</a>` : words}<br>`;
