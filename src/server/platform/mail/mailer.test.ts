import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { layOutMail } from "./mail-layout.ts";
import { deliverMails, enqueueMail, type MailParts } from "./mail-queue.ts";
import { outgoingMails } from "./mail-table.ts";
import { createMailer, type Mail } from "./mailer.ts";

const { db } = await testDatabase();
const server = await startMailServer();
afterAll(() => server.stop());
const MAIL_FROM = "Laurel <hello@laurel.example>";
const log = pino({ level: "silent" });

const words = {
  subject: "Grüße & <b>more</b> 🎓",
  paragraphs: ["Dear <script>alert(1)</script>, it's “here”."],
  action: { label: "Sign in", url: "https://laurel.example/auth/confirm#kind=magic_link&token=a_b-c" },
  notes: ["Only once."],
};
const templates = { hello: async ({ email }: { email: string }) => layOutMail(email, words) };
const parts = (more: Partial<MailParts> = {}): MailParts => ({
  db,
  log,
  templates,
  mail: createMailer({ SMTP_URL: server.url, MAIL_FROM }, db),
  ...more,
});
const anyone = () => `${randomUUID()}@example.test`;
const waiting = () => db.select().from(outgoingMails);
const makeDue = () => db.update(outgoingMails).set({ next_attempt_at: sql`now()` });
const sentTo = (email: string) => server.received.filter(({ to }) => to.includes(email));

test("a mail arrives unchanged through a real mail server, as text and as HTML", async () => {
  const email = anyone();
  await enqueueMail(db, { kind: "hello", email });
  await deliverMails(parts());
  const [received] = sentTo(email);
  expect(received).toMatchObject({ to: [email], from: "hello@laurel.example" });
  expect(received?.mail).toMatchObject({
    subject: words.subject,
    from: { name: "Laurel", address: "hello@laurel.example" },
    to: [{ address: email }],
  });
  expect(received?.mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));
  const { text = "", html = "" } = received?.mail ?? {};
  expect(text).toContain(words.paragraphs[0]);
  expect(text).toContain(`Sign in:\n${words.action.url}\n`);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>");
  expect(html).toContain('href="https://laurel.example/auth/confirm#kind=magic_link&amp;token=a_b-c"');
  expect(await waiting()).toEqual([]);
});

test("a mail goes to one recipient, whatever is in their email", async () => {
  await parts()
    .mail.send({ ...layOutMail("a@x.test, evil@example.test", words) })
    .catch(() => {});
  expect(sentTo("evil@example.test")).toEqual([]);
});

test("while the mail server is down nothing is lost, and each mail is tried again, later each time", async () => {
  const email = anyone();
  const down = parts({ mail: createMailer({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM }, db) });
  await enqueueMail(db, { kind: "hello", email });
  const waits = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await deliverMails(down)).toBe(1);
    expect(await deliverMails(down)).toBe(0);
    const [row] = await waiting();
    expect(row?.attempts).toBe(attempt);
    waits.push(Math.round(((row?.next_attempt_at.getTime() ?? 0) - Date.now()) / 1000));
    await makeDue();
  }
  expect(waits[0]).toBeGreaterThan(2);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  await deliverMails(parts());
  expect(sentTo(email)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("a mail is tried again when the server is busy, and deleted when the mailbox does not exist", async () => {
  const email = anyone();
  await enqueueMail(db, { kind: "hello", email });
  server.refuse(451);
  await deliverMails(parts());
  expect(await waiting()).toHaveLength(1);
  await makeDue();
  server.refuse(550);
  await deliverMails(parts());
  server.refuse(null);
  expect([await waiting(), sentTo(email)]).toEqual([[], []]);
});

test("a mail that could not be sent for a day is deleted", async () => {
  await enqueueMail(db, { kind: "hello", email: anyone() });
  await db.update(outgoingMails).set({ created_at: sql`now() - interval '25 hours'` });
  await deliverMails(parts({ mail: { send: () => Promise.reject(new Error("down")) } }));
  expect(await waiting()).toEqual([]);
});

test("several processes send each mail once", async () => {
  const addresses = Array.from({ length: 40 }, anyone);
  for (const email of addresses) await enqueueMail(db, { kind: "hello", email });
  const sent: string[] = [];
  const mail = { send: async ({ to }: Mail) => void sent.push(to) };
  await Promise.all(Array.from({ length: 4 }, () => deliverMails(parts({ mail }))));
  expect(sent.sort()).toEqual(addresses.sort());
});

test("a mail of a process that died while sending is sent by another one, two minutes later", async () => {
  const email = anyone();
  await enqueueMail(db, { kind: "hello", email });
  void deliverMails(parts({ mail: { send: () => new Promise(() => {}) } }));
  await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
  await deliverMails(parts());
  expect(sentTo(email)).toEqual([]);
  const [row] = await waiting();
  expect(Math.round(((row?.next_attempt_at.getTime() ?? 0) - Date.now()) / 60_000)).toBe(2);
  await makeDue();
  await deliverMails(parts());
  expect(sentTo(email)).toHaveLength(1);
});

test("a kind of mail that this process does not know waits for one that does", async () => {
  await enqueueMail(db, { kind: "of_the_next_release", email: "maya@example.org" });
  await deliverMails(parts());
  const [waiting] = await db.select().from(outgoingMails);
  expect(waiting?.kind).toBe("of_the_next_release");
  await db.delete(outgoingMails);
});

test("a job in a transaction that is rolled back sends nothing, and a job whose template makes no mail is deleted", async () => {
  await db
    .transaction(async (tx) => {
      await enqueueMail(tx, { kind: "hello", email: anyone() });
      throw new Error("rolled back");
    })
    .catch(() => {});
  expect(await waiting()).toEqual([]);
  await enqueueMail(db, { kind: "nothing", email: anyone() });
  expect(await deliverMails(parts({ templates: { nothing: async () => null } }))).toBe(1);
  expect(await waiting()).toEqual([]);
});
