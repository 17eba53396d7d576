import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverMails } from "#server/platform/mail/mail-queue.ts";
import { outbox } from "#server/platform/mail/mail-table.ts";
import { countUse } from "#server/platform/rate-limit/rate-limit.ts";
import { adminCommand } from "#tests/support/admin-command.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { contactMessages } from "./table.ts";

let now = testNow;
const app = await testApp({ clock: () => now });
const { call, db } = app;

let last = 0;
/** A new message from a new IP address. */
function written(more: object = {}) {
  last += 1;
  const json = {
    name: "Maya Ortiz",
    email: `maya${last}@example.test`,
    subject: "A question",
    message: "Hello",
    ...more,
  };
  return { json, from: `198.51.100.${last}` };
}
const stored = (email: string) => db.select().from(contactMessages).where(eq(contactMessages.email, email));

/** Opens the form and advances the clock by this many seconds. */
async function openForm(seconds: number) {
  const { form_token } = await (await call("/api/contact")).json();
  now = new Date(now.getTime() + seconds * 1000);
  return { form_token };
}

const admin = (...words: string[]) => adminCommand({ db, now: () => now }, words);

test("a message with the four fields is stored", async () => {
  const message = written();
  const response = await call("/api/contact", message);
  expect([response.status, await response.json()]).toEqual([201, { success: true }]);
  expect(await stored(message.json.email)).toMatchObject([
    { name: "Maya Ortiz", subject: "A question", message: "Hello", held_back: null, created_at: now },
  ]);
});

test("missing and wrong fields are named in the error, and nothing is stored", async () => {
  const before = await db.$count(contactMessages);
  const response = await call("/api/contact", { json: { name: "Maya", email: "maya", subject: " " } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    errors: [
      { path: "email", message: "Enter a valid email address, such as maya@example.com." },
      { path: "subject", message: "Enter a subject." },
      { path: "message", message: "Write a message." },
    ],
  });
  expect(await db.$count(contactMessages)).toBe(before);
});

test("a message beyond the size limits is refused", async () => {
  expect((await call("/api/contact", written({ message: "x".repeat(5001) }))).status).toBe(400);
  expect((await call("/api/contact", written({ message: "x".repeat(300_000) }))).status).toBe(413);
});

test("the same message is stored once a day", async () => {
  const message = written();
  await Promise.all([call("/api/contact", message), call("/api/contact", message)]);
  expect(await stored(message.json.email)).toHaveLength(1);
  now = new Date(now.getTime() + 86_400_000);
  await call("/api/contact", message);
  expect(await stored(message.json.email)).toHaveLength(2);
});

test("a form filled in faster than a person can is refused at first and accepted later", async () => {
  const message = written(await openForm(1));
  const response = await call("/api/contact", message);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "2"]);
  expect(await response.json()).toMatchObject({ code: "too_soon", retry_after: 2 });
  now = new Date(now.getTime() + 2000);
  expect((await call("/api/contact", message)).status).toBe(201);
});

test("a form that was open for weeks and one with an unknown token are accepted", async () => {
  expect((await call("/api/contact", written(await openForm(30 * 86_400)))).status).toBe(201);
  for (const form_token of ["", "x", "abc.def", `${Date.now().toString(36)}.AAAA`])
    expect((await call("/api/contact", written({ form_token }))).status).toBe(201);
});

test("a message with the hidden field filled in gets the usual response", async () => {
  const message = written({ website: "https://spam.example", ...(await openForm(60)) });
  expect((await call("/api/contact", message)).status).toBe(201);
  expect(await stored(message.json.email)).toMatchObject([{ held_back: "trap" }]);
});

/** The mails about the message with this subject. */
async function mailed(subject: string) {
  await deliverMails(app.deps);
  return db
    .select()
    .from(outbox)
    .where(eq(outbox.subject, `Contact: ${subject}`));
}

test("support gets one mail with the message", async () => {
  const message = written({ subject: "A wrong deadline", message: "It closed.\n\nIn May." });
  await Promise.all([call("/api/contact", message), call("/api/contact", message)]);
  const [mail, ...more] = await mailed("A wrong deadline");
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: app.deps.env.SUPPORT_EMAIL });
  expect(mail?.text).toContain("It closed.\n\nIn May.");
  expect(mail?.text).toContain(`From Maya Ortiz <${message.json.email}>`);
});

test("a reply goes to the sender, and no text of a message becomes a mail header", async () => {
  const server = await startMailServer();
  const own = await testApp({ env: { SMTP_URL: server.url } });
  await own.call("/api/contact", {
    json: {
      name: "Maya\r\nBcc: all@example.test",
      email: "maya@example.test",
      subject: "Hello\r\nBcc: all@example.test",
      message: "<b>Hello</b>\n.\nBcc: all@example.test",
    },
  });
  await deliverMails(own.deps);
  await server.stop();
  const [received, ...more] = server.received;
  expect(more).toEqual([]);
  expect(received?.to).toEqual([own.deps.env.SUPPORT_EMAIL]);
  expect(received?.mail.replyTo).toMatchObject([{ address: "maya@example.test" }]);
  expect(received?.mail.subject).toBe("Contact: Hello Bcc: all@example.test");
  expect(received?.mail.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(received?.mail.html).toContain("&lt;b&gt;Hello&lt;/b&gt;");
});

test("a message deleted before its mail is sent is not mailed", async () => {
  const message = written({ subject: "Never mind" });
  await call("/api/contact", message);
  await admin("contact", "--forget", message.json.email);
  expect(await mailed("Never mind")).toEqual([]);
});

test("a message with the hidden field filled in is not mailed", async () => {
  await call("/api/contact", written({ subject: "Cheap pills", website: "x" }));
  expect(await mailed("Cheap pills")).toEqual([]);
});

test("messages above the mail limit are stored for the operator and not mailed", async () => {
  const own = await testApp();
  const mails = { what: "contact-mails", parts: [], limit: { max: 60, windowSeconds: 3600 } };
  for (let mail = 0; mail < 60; mail++) await countUse(own.deps, mails);
  expect((await own.call("/api/contact", written({ subject: "One too many" }))).status).toBe(201);
  expect(await own.db.select().from(contactMessages)).toMatchObject([{ held_back: "flood" }]);
  await deliverMails(own.deps);
  expect(await own.db.$count(outbox)).toBe(0);
});

test("the hourly limit of one IP address is higher with the form's token than without", async () => {
  const send = (from: string, more: object) => call("/api/contact", { ...written(more), from });
  const token = await openForm(10);
  for (let sent = 0; sent < 10; sent++) expect((await send("192.0.2.50", token)).status).toBe(201);
  const refused = await send("192.0.2.50", token);
  expect([refused.status, (await refused.json()).code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  for (let sent = 0; sent < 3; sent++) expect((await send("192.0.2.51", {})).status).toBe(201);
  expect((await send("192.0.2.51", {})).status).toBe(429);
  expect((await send("192.0.2.52", {})).status).toBe(201);
});

test("a page of another origin cannot send a message as a signed-in student", async () => {
  const response = await call("/api/contact", { ...written(), headers: { origin: "https://evil.example" } });
  expect(response.status).toBe(403);
});

test("a message belongs to the signed-in account, and the mail does not show which account", async () => {
  const student = await makeStudent(app);
  const message = written({ subject: "Signed in" });
  await call("/api/contact", { ...message, cookie: student.cookie });
  expect(await stored(message.json.email)).toMatchObject([{ user_id: student.id }]);
  expect(JSON.stringify(await mailed("Signed in"))).not.toContain(student.id);
});

test("messages cannot be read over HTTP", async () => {
  const message = written({ message: "For support only" });
  await call("/api/contact", message);
  const student = await makeStudent(app);
  const response = await call("/api/contact", { cookie: student.cookie });
  expect(Object.keys(await response.json())).toEqual(["form_token", "wait_seconds"]);
});

test("the operator lists messages, newest first, and on request also those that were held back", async () => {
  await db.delete(contactMessages);
  now = new Date("2027-03-01T10:00:00Z");
  await call("/api/contact", written({ email: "a@example.test", message: "One\n2027-03-01T00:00:00Z  Not a header" }));
  now = new Date("2027-03-02T10:00:00Z");
  await call("/api/contact", written({ email: "b@example.test", subject: "Second", website: "x" }));
  expect((await admin("contact")).out).toBe(
    "2027-03-01T10:00:00.000Z  Maya Ortiz <a@example.test>\n  A question\n    One\n    2027-03-01T00:00:00Z  Not a header\n\n" +
      "messages 1\n",
  );
  expect((await admin("contact", "--all", "--limit", "1")).out).toBe(
    "2027-03-02T10:00:00.000Z  Maya Ortiz <b@example.test>  held back: filled in by a program\n  Second\n    Hello\n\nmessages 1\n",
  );
  expect((await admin("contact", "--since", "2027-03-02")).out).toBe("messages 0\n");
});

test("deleting the messages of an email ignores case", async () => {
  await db.delete(contactMessages);
  await call("/api/contact", written({ email: "Maya@Example.test" }));
  await call("/api/contact", written({ email: "other@example.test" }));
  expect((await admin("contact", "--forget", "maya@example.TEST")).out).toBe("deleted 1\n");
  expect(await db.$count(contactMessages)).toBe(1);
});

test("wrong arguments print the usage", async () => {
  for (const words of [["--since", "May"], ["--limit", "0"], ["--forget", "maya"], ["more"]]) {
    const { code, err } = await admin("contact", ...words);
    expect([code, err.includes("npm run admin -- contact")]).toEqual([2, true]);
  }
});
