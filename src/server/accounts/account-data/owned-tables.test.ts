import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  billingAccounts,
  checkouts,
  creditEntries,
  paidCalls,
  payments,
  subscriptions,
} from "#server/billing/table.ts";
import { testCheckouts } from "#server/billing/test-checkout/table.ts";
import { contactMessages } from "#server/contact/table.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { mailsTo, newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { makeSubmission } from "#tests/support/submission.ts";
import { testApp } from "#tests/support/test-app.ts";
import { totpCode } from "#tests/support/totp.ts";
import { ownedTables } from "./owned-tables.ts";

const app = await testApp();
const { call, db } = app;

/** Tables with a column named like personal data that are in no list, each with the reason. */
const exceptions: Record<string, string> = {
  scholarships: "the address is that of a page",
  trial_mailboxes: "keyed hashes of emails, without their accounts",
  outbox: "goes by the address, see clearOutboxOf; holds a day's mails, where there is no mail server",
};

/** Jobs of pg-boss that hold personal data. */
const mailJobs = "mail_jobs";

/** Every table with data of users: it refers to `users`, or a column is named like personal data. */
async function tablesOfStudents(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(^|_)(user|student|owner|person|sender)(_id)?$|e?mail|address|^to$|(submitt|creat|ask|writt)ed?_by|author|phone'
    union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    union select 'users' union select ${mailJobs} order by name`);
  return rows.map(({ name }) => name).filter((name) => !(name in exceptions));
}

test("every table with data of a student is exported and deleted", async () => {
  const known = ownedTables.map(({ name }) => name).sort();
  expect(await tablesOfStudents()).toEqual(known);
});

/** The tables that contain a student's id or email as text. */
async function tracesOf(...words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' or (table_schema, table_name) = ('pgboss', 'job')`,
  );
  const traces = [];
  for (const { schema, name } of rows) {
    const like = words.map((word) => `%${word}%`);
    const found = await db.execute(
      sql`select from ${sql.identifier(schema)}.${sql.identifier(name)} as row where row::text like any (${sql.param(like)}::text[]) limit 1`,
    );
    if (found.rowCount) traces.push(schema === "public" ? name : mailJobs);
  }
  return traces.sort();
}

/** A student with a row in every table that has data of users. */
async function wholeStudent() {
  const { id, email, password, cookie } = await signUp(app);
  await call("/api/profile", {
    method: "PUT",
    json: { full_name: "Maya Ortiz", academic_level: "high_school", field_of_study: "Nursing" },
    cookie,
  });
  const added = await call("/api/scholarships", { cookie });
  expect(added.status).toBe(200);
  await call("/api/matches", { cookie });
  const scholarship = await anyScholarship();
  await call(`/api/matches/${scholarship}`, { method: "PUT", json: { bookmarked: true }, cookie });
  const enabling = await call("/api/auth/two-factor/enable", { json: { password }, cookie });
  const { secret } = await enabling.json();
  const verified = await call("/api/auth/two-factor/verify-totp", { json: { code: totpCode(secret) }, cookie });
  await mailsTo(app, email);
  const now = cookieOf(verified);
  const message = { name: "Maya Ortiz", email, subject: "A question", message: "Hello" };
  expect((await call("/api/contact", { json: message, cookie: now, from: freshAddress() })).status).toBe(201);
  await mailsTo(app, email);
  await makePurchases(id);
  expect((await call("/api/scholarships", { json: makeSubmission(), cookie: now })).status).toBe(201);
  const search = { name: "Nursing", params: { list: "matches", q: "nursing" } };
  expect((await call("/api/saved-searches", { json: search, cookie: now })).status).toBe(201);
  const tracked = { scholarship_id: scholarship, notes: "Ask Ms. Lee" };
  expect((await call("/api/applications", { json: tracked, cookie: now })).status).toBe(201);
  expect((await call("/api/calendar", { method: "POST", cookie: now })).status).toBe(201);
  const hours = { hours_a_week: 6, weekdays: [1], blocked_days: [], until: null };
  expect((await call("/api/planner", { method: "PUT", json: hours, cookie: now })).status).toBe(200);
  await call("/api/auth/resend", { method: "POST", cookie: now });
  return { id, email, password, secret, cookie: now };
}

/** A row in each table of payments and credits. */
async function makePurchases(user_id: string) {
  const of = { user_id, id: randomUUID(), kind: "credits", currency: "usd", amount_cents: 3000 } as const;
  const at = new Date();
  await db.update(billingAccounts).set({ credits: 100 }).where(eq(billingAccounts.user_id, user_id));
  await db
    .insert(checkouts)
    .values({ ...of, session_id: of.id, state: "paid", url: "https://pay.test", created_at: at });
  await db.insert(payments).values({ ...of, status: "paid", at });
  await db
    .insert(creditEntries)
    .values({ user_id, kind: "purchase", credits: 100, balance_after: 100, key: of.id, created_at: at });
  await db
    .insert(paidCalls)
    .values({ user_id, call: "ai_search", credits: 3, state: "released", created_at: at, expires_at: at });
  await db.insert(testCheckouts).values({
    ...of,
    title: "100 credits",
    success_url: "https://pay.test",
    cancel_url: "https://pay.test",
    idempotency_key: of.id,
    created_at: at,
  });
  await db
    .insert(subscriptions)
    .values({ id: of.id, user_id, status: "ended", paid_until: at, renews: false, updated_at: at });
}

async function anyScholarship(): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`
    insert into scholarships (id, title, provider_name, provenance, created_at, dedupe_key, content_hash, deadline_kind)
    values (${id}, 'An scholarship', 'A sponsor', 'curated', now(), ${id}, ${id}, 'rolling')`);
  return id;
}

test("the export has a row of every table, and no secret that signs in", async () => {
  const { id, email, cookie, secret } = await wholeStudent();
  const response = await call("/api/me/export", { cookie });
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="laurel-export-2026-11-18.json"');
  const text = await response.text();
  const { tables, user_id } = JSON.parse(text);
  expect(user_id).toBe(id);
  const filled = Object.keys(tables).filter((name) => tables[name].length > 0);
  expect(filled.sort()).toEqual(await tablesOfStudents());
  expect(tables.users[0].unverified_email).toBe(email);
  expect(tables.profiles[0].field_of_study).toBe("Nursing");
  expect(tables.applications[0]).toMatchObject({ notes: "Ask Ms. Lee", status: "not_started" });
  for (const word of [secret, "argon2", "fingerprint", '"token"', '"password"', '"token_hash"', '"recovery_codes"'])
    expect(text).not.toContain(word);
  expect(text).not.toContain(cookie.slice("laurel.session=".length, 40));
});

test("the export of one student has no data of another", async () => {
  const student = await wholeStudent();
  const other = await wholeStudent();
  const text = await (await call("/api/me/export", { cookie: other.cookie })).text();
  expect(text).not.toContain(student.id);
  expect(text).not.toContain(student.email);
});

test("a deletion leaves no data of the student, and all data of other students", async () => {
  const other = await wholeStudent();
  const { id, email, password, cookie } = await wholeStudent();
  expect(await tracesOf(id)).toEqual(await tablesOfStudents());
  expect((await call("/api/me", { method: "DELETE", json: { password }, cookie })).status).toBe(204);
  await mailsTo(app, email);
  expect(await tracesOf(id, email)).toEqual([]);
  expect(await tracesOf(other.id)).toEqual((await tablesOfStudents()).filter((name) => name !== mailJobs));
});

test("a message sent while signed in belongs to its sender only, whatever email it contains", async () => {
  const writer = await makeStudent(app);
  const named = await makeStudent(app);
  const json = { name: "Maya", email: named.email, subject: "About somebody else", message: "Hello" };
  expect((await call("/api/contact", { json, cookie: writer.cookie, from: freshAddress() })).status).toBe(201);
  const exported = async ({ cookie }: { cookie: string }) =>
    (await (await call("/api/me/export", { cookie })).json()).tables.contact_messages;
  expect(await exported(named)).toEqual([]);
  await call("/api/me/deletion-link", { method: "POST", cookie: named.cookie });
  const token = await newestToken(app, named.email, "deletion");
  expect((await call("/api/me", { method: "DELETE", json: { token } })).status).toBe(204);
  expect(await exported(writer)).toMatchObject([{ subject: "About somebody else" }]);
});

test("a message to support belongs to its signed-in sender, or to the user with its verified email", async () => {
  const { id, email, cookie } = await makeStudent(app);
  const unverified = await signUp(app);
  const write = (address: string, subject: string, as = "") =>
    call("/api/contact", {
      json: { name: "Maya", email: address, subject, message: "Hello" },
      cookie: as,
      from: freshAddress(),
    });
  await write(email.toUpperCase(), "signed out");
  await write("another@example.test", "signed in, from another address", cookie);
  await write(unverified.email, "from an unverified email");
  await write("stranger@example.test", "of somebody else");
  await mailsTo(app, email);
  const exported = async (as: string) => {
    const { tables } = await (await call("/api/me/export", { cookie: as })).json();
    return tables.contact_messages.map(({ subject }: { subject: string }) => subject).sort();
  };
  expect(await exported(cookie)).toEqual(["signed in, from another address", "signed out"]);
  expect(await exported(unverified.cookie)).toEqual([]);
  await call("/api/me", { method: "DELETE", json: { password: unverified.password }, cookie: unverified.cookie });
  await call("/api/me/deletion-link", { method: "POST", cookie });
  const token = await newestToken(app, email, "deletion");
  expect((await call("/api/me", { method: "DELETE", json: { token } })).status).toBe(204);
  await mailsTo(app, email);
  expect(await tracesOf(id, email, email.toUpperCase(), "another@example.test")).toEqual(["outbox"]);
  const left = await db.select({ subject: contactMessages.subject }).from(contactMessages);
  expect(left.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["from an unverified email", "of somebody else"]),
  );
});
