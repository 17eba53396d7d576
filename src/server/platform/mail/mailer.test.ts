import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { migrationsFolder } from "../database/migrations.ts";
import { createJobs } from "../jobs/jobs.ts";
import { storedJobs } from "../jobs/stored-jobs.ts";
import { createLog } from "../log/log.ts";
import { LogDestination } from "../log/log-destination.ts";
import { layOutMail } from "./mail-layout.ts";
import { deliverMails, enqueueMail, type MailParts, mailWorker, type OutgoingMail } from "./mail-queue.ts";
import { createMailer, type Mail } from "./mailer.ts";

const { db, pool } = await testDatabase();
const server = await startMailServer();
afterAll(() => server.stop());
const MAIL_FROM = "Laurel <hello@laurel.example>";
const jobs = createJobs({ pool, log: pino({ level: "silent" }) });

const words = {
  subject: "Grüße & <b>more</b> 🎓",
  paragraphs: ["Dear <script>alert(1)</script>, it's “here”."],
  action: { label: "Sign in", url: "https://laurel.example/auth/confirm#kind=magic_link&token=a_b-c" },
  notes: ["Only once."],
};
const templates = { hello: async ({ email }: { email: string }) => layOutMail(email, words) };
const parts = (more: Partial<MailParts> = {}) => ({
  jobs,
  templates,
  mail: createMailer({ SMTP_URL: server.url, MAIL_FROM }, db),
  ...more,
});
const anyone = () => `${randomUUID()}@example.test`;
const waiting = () => db.select().from(storedJobs);
const makeDue = () => db.update(storedJobs).set({ start_after: sql`now()` });
const enqueue = (kind: string, email: string) => enqueueMail({ jobs, db }, { kind, email });
const sentTo = (email: string) => server.received.filter(({ to }) => to.includes(email));

test("a mail arrives unchanged through a real mail server, as text and as HTML", async () => {
  const email = anyone();
  await enqueue("hello", email);
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

test("while the mail server is down nothing is lost, and each mail is tried again", async () => {
  const email = anyone();
  const down = parts({ mail: createMailer({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM }, db) });
  await enqueue("hello", email);
  for (const _ of [1, 2]) {
    expect([await deliverMails(down), await deliverMails(down)]).toEqual([1, 0]);
    await makeDue();
  }
  await deliverMails(parts());
  expect(sentTo(email)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test("a mail is tried again when the server is busy, and deleted when the mailbox does not exist", async () => {
  const email = anyone();
  await enqueue("hello", email);
  server.refuse(451);
  await deliverMails(parts());
  expect(await waiting()).toHaveLength(1);
  await makeDue();
  server.refuse(550);
  await deliverMails(parts());
  server.refuse(null);
  expect([await waiting(), sentTo(email)]).toEqual([[], []]);
});

test("a mail that fails at its last attempt is reported without the email, and nothing of it remains", async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _, done) => void done(void lines.push(String(line))) });
  const log = createLog({ LOG_LEVEL: "warn" }, new LogDestination(stream));
  const email = anyone();
  await enqueue("hello", email);
  await db.execute(sql`update pgboss.job set retry_limit = 0`);
  server.refuse(451);
  onTestFinished(() => server.refuse(null));
  onTestFinished(createJobs({ pool, log, pollSeconds: 1 }).start([mailWorker(parts())]));
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: "an attempt at a job failed",
      err: { message: "a mail of the kind hello could not be sent", cause: { response_code: 451 } },
    },
    { msg: "a job failed for good", queue: "mail", attempt: 1 },
  ]);
  expect(lines.join()).not.toContain(email);
  await expect.poll(waiting).toEqual([]);
});

test("two processes send each mail once", async () => {
  const emails = Array.from({ length: 40 }, anyone);
  for (const email of emails) await enqueue("hello", email);
  const sent: string[] = [];
  const mail = { send: async ({ to }: Mail) => void sent.push(to) };
  for (const _ of [1, 2])
    onTestFinished(createJobs({ pool, log: pino({ level: "silent" }) }).start([mailWorker(parts({ mail }))]));
  await expect.poll(waiting).toEqual([]);
  expect(sent.sort()).toEqual(emails.sort());
});

test("a kind of mail that this process does not know waits for one that does", async () => {
  await enqueue("of_the_next_release", "maya@example.org");
  await deliverMails(parts());
  expect(await waiting()).toMatchObject([{ state: "retry", data: { kind: "of_the_next_release" } }]);
  await db.delete(storedJobs);
});

test("a job in a transaction that is rolled back sends nothing, and a job whose template makes no mail is deleted", async () => {
  await db
    .transaction(async (tx) => {
      await enqueueMail({ jobs, db: tx }, { kind: "hello", email: anyone() });
      throw new Error("rolled back");
    })
    .catch(() => {});
  expect(await waiting()).toEqual([]);
  await enqueue("nothing", anyone());
  expect(await deliverMails(parts({ templates: { nothing: async () => null } }))).toBe(1);
  expect(await waiting()).toEqual([]);
});

test("a migration carries the mails of the old queue over, and they are sent", async () => {
  const migration = readdirSync(migrationsFolder).find((name) => name.endsWith("_mails_are_jobs.sql"));
  await db.execute(sql`create table outgoing_mails (
    id uuid primary key default gen_random_uuid(), kind text not null, email text not null, user_id text,
    details jsonb default '{}' not null, attempts integer default 0 not null,
    next_attempt_at timestamptz default now() not null, created_at timestamptz default now() not null)`);
  await db.execute(sql`insert into outgoing_mails (kind, email, user_id, details, attempts, next_attempt_at) values
    ('hello', 'new@example.test', null, '{"next": "/matches"}', 0, now()),
    ('hello', 'failed@example.test', '7', '{}', 2, now() + interval '5 minutes')`);
  await db.execute(sql.raw(readFileSync(join(migrationsFolder, migration ?? ""), "utf8")));
  expect(await deliverMails(parts())).toBe(1);
  await makeDue();
  const rendered: OutgoingMail[] = [];
  const hello = async (job: OutgoingMail) => {
    rendered.push(job);
    return layOutMail(job.email, words);
  };
  expect(await deliverMails(parts({ templates: { hello } }))).toBe(1);
  expect(sentTo("new@example.test")).toHaveLength(1);
  expect(rendered).toEqual([{ kind: "hello", email: "failed@example.test", user_id: "7", details: {}, attempts: 3 }]);
  expect(await waiting()).toEqual([]);
});
