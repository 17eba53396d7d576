import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { linkKinds } from "#domain/accounts/account-settings.ts";
import { storedJobs } from "#server/platform/jobs/stored-jobs.ts";
import { deliverMails, enqueueMail, type MailJob } from "#server/platform/mail/mail-queue.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { findToken } from "../email-links/token-store.ts";
import { type AccountMailKind, accountTemplates } from "./mail-templates.ts";

const server = await startMailServer();
afterAll(() => server.stop());
const SUPPORT_EMAIL = "help@laurel.example";
const app = await testApp({
  env: {
    SMTP_URL: server.url,
    MAIL_FROM: "Laurel <hello@laurel.example>",
    SUPPORT_EMAIL,
    PUBLIC_URL: "https://laurel.example",
  },
});
const { db, deps } = app;

type Job = Omit<MailJob, "kind">;
const newcomer = async (): Promise<Job> => ({
  email: `${randomUUID()}@example.test`,
  details: { create_user: true },
});
const student = async (): Promise<Job> => {
  const { id, email } = await makeStudent(app);
  return { email, user_id: id };
};
const toNewEmail = async (): Promise<Job> => ({ ...(await student()), email: `${randomUUID()}@example.test` });
const justSignedUp = async (): Promise<Job> => {
  const { id, email } = await signUp(app);
  await db.delete(storedJobs);
  return { email, user_id: id };
};
/** A stranger has just signed up with the email of a student. */
const signedUpWithTheirs = async (): Promise<Job> => {
  const { email } = await makeStudent(app);
  const json = { name: "Somebody", email, password: "known to the stranger" };
  const { user } = await (await app.call("/api/auth/sign-up/email", { json })).json();
  await db.delete(storedJobs);
  return { email, user_id: user.id };
};

/** Every kind of mail: its recipient, its subject, and the page or the kind of link that it contains. */
const mails: [kind: AccountMailKind, to: () => Promise<Job>, subject: string, leadsTo?: string][] = [
  ["sign_up", justSignedUp, "Confirm your email address", "confirm"],
  ["sign_up", signedUpWithTheirs, "You already have a Laurel account", "/auth"],
  ["magic_link", student, "Your link to sign in to Laurel", "magic_link"],
  ["magic_link", newcomer, "Your link to sign in to Laurel", "magic_link"],
  ["reset", student, "Choose a new password", "reset"],
  ["change_email", toNewEmail, "Confirm your new email address", "change_email"],
  ["change_email", student, "You already have a Laurel account", "/auth"],
  ["deletion", student, "Delete your Laurel account", "deletion"],
  ["email_changed", student, "The address of your Laurel account has changed"],
  ["password_changed", student, "Your Laurel password has changed"],
  ["second_factor_on", student, "Two-step sign-in is on"],
  ["second_factor_off", student, "Two-step sign-in is off"],
  ["deleted", student, "Your Laurel account is deleted"],
];

test("every kind of mail is in the table below", () => {
  expect([...new Set(mails.map(([kind]) => kind))].sort()).toEqual(Object.keys(accountTemplates(deps)).sort());
  expect(mails.map(([, , , leadsTo]) => leadsTo)).toEqual(expect.arrayContaining([...linkKinds]));
});

test.each(mails)("a mail of the kind %s arrives complete, as text and as HTML", async (kind, to, subject, leadsTo) => {
  const job = await to();
  await enqueueMail(deps, { kind, ...job });
  await deliverMails(deps);
  const [received, ...more] = server.received.splice(0);
  expect(more).toEqual([]);
  expect(received).toMatchObject({ to: [job.email], from: "hello@laurel.example" });
  const { subject: read, text = "", html = "", to: readers, from } = received?.mail ?? {};
  expect([read, readers, from]).toEqual([
    subject,
    [{ name: "", address: job.email }],
    { name: "Laurel", address: "hello@laurel.example" },
  ]);
  expect(html.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe(subject);
  const inText = new Set(text.match(/https?:\/\/\S+/g));
  const inHtml = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")));
  expect(inHtml).toEqual(inText);
  if (leadsTo === undefined) {
    expect(inText.size).toBe(0);
    for (const part of [text, html]) expect(part).toContain(SUPPORT_EMAIL);
    return;
  }
  expect(inText.size).toBe(1);
  const link = new URL([...inText][0] ?? "");
  expect([link.origin, link.search]).toEqual(["https://laurel.example", ""]);
  if (leadsTo.startsWith("/")) return expect([link.pathname, link.hash]).toEqual([leadsTo, ""]);
  expect(link.pathname).toBe("/auth/confirm");
  const carried = new URLSearchParams(link.hash.slice(1));
  expect(carried.get("kind")).toBe(leadsTo);
  const [purpose] = linkKinds.filter((known) => known === leadsTo);
  expect(purpose && (await findToken(db, [purpose], { token: carried.get("token") ?? "" }))).toMatchObject({
    email: job.email,
  });
});
