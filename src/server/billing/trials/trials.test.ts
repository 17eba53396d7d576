import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/accounts/table.ts";
import { authClient } from "#tests/support/auth-client.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { newestToken } from "#tests/support/outbox.ts";
import { cookieOf } from "#tests/support/sign-up.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { billingAccounts, trialMailboxes } from "../table.ts";

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);
let now = testNow;
const app = await testApp({ clock: () => now });
const { db } = app;
const { post, signUp, requestMagicLink, deleteAccount } = authClient(app);

const fresh = (domain = "example.test") => `${randomUUID().replaceAll("-", "")}@${domain}`;
const password = "correct horse";

async function trialOf(response: { headers: Headers; status: number }) {
  expect(response.status).toBe(200);
  const me = await app.call("/api/me", { cookie: cookieOf(response), from: freshAddress() });
  const { trial_active, trial_end } = (await me.json()).subscription;
  return { trial_active, trial_end: new Date(trial_end) };
}

async function byMagicLink(email: string) {
  await requestMagicLink(email, { create_user: true, name: "Maya" });
  return post("/magic-link/verify", { token: await newestToken(app, email, "magic_link") });
}

/** Signs up with a password and changes the email to this one. */
async function changedTo(new_email: string, from = fresh()) {
  await signUp(from, password);
  const cookie = cookieOf(
    await post(
      "/verify-email",
      { token: await newestToken(app, from, "confirm") },
      cookieOf(await post("/sign-in/email", { email: from, password })),
    ),
  );
  expect((await post("/change-email", { new_email, password }, cookie)).status).toBe(200);
  return post("/verify-email", { token: await newestToken(app, new_email, "change_email") }, cookie);
}

const signUps = {
  "a password": (email: string) => signUp(email, "another password"),
  "a magic link": byMagicLink,
};

test.each(Object.entries(signUps))("a new user has a trial of 24 hours from sign-up with %s", async (_, start) => {
  now = hours(0);
  expect(await trialOf(await start(fresh()))).toEqual({ trial_active: true, trial_end: hours(24) });
});

test("a second account of the same mailbox shares the trial that is running", async () => {
  now = hours(0);
  const email = fresh();
  await signUp(email, password);
  now = hours(3);
  expect(await trialOf(await signUps["a password"](email))).toEqual({ trial_active: true, trial_end: hours(24) });
});

test.each(Object.entries(signUps))(
  "after a deletion the same mailbox gets no second trial with %s, and not the time of the first one",
  async (_, start) => {
    now = hours(0);
    const email = fresh();
    const first = await signUp(email, password);
    expect((await deleteAccount({ password }, cookieOf(first))).status).toBe(204);
    now = hours(100);
    expect(await trialOf(await start(email))).toEqual({ trial_active: false, trial_end: hours(100) });
  },
);

test("another spelling of the same mailbox gets no second trial", async () => {
  now = hours(0);
  const name = randomUUID().replaceAll("-", "");
  await signUp(`${name}@gmail.com`, password);
  now = hours(25);
  for (const email of [`${name}+2@gmail.com`, `${name.slice(0, 4)}.${name.slice(4)}@GoogleMail.com`])
    expect((await trialOf(await signUp(email, password))).trial_active).toBe(false);
});

test("a changed email keeps the trial, and neither the old nor the new mailbox gets another", async () => {
  now = hours(0);
  const [old, next] = [fresh(), fresh()];
  expect((await trialOf(await changedTo(next, old))).trial_end).toEqual(hours(24));
  now = hours(25);
  for (const email of [old, next]) expect((await trialOf(await signUp(email, password))).trial_active).toBe(false);
});

test("an account that changes to a mailbox whose trial is over has no trial any more", async () => {
  now = hours(0);
  const used = fresh();
  await deleteAccount({ password }, cookieOf(await signUp(used, password)));
  now = hours(30);
  expect((await trialOf(await changedTo(used))).trial_active).toBe(false);
});

test("the trial of one mailbox does not shorten that of another", async () => {
  now = hours(0);
  const name = randomUUID().replaceAll("-", "");
  await signUp(`${name}@college.example`, password);
  now = hours(25);
  for (const email of [`${name}+2@college.example`, `${name}.x@college.example`, `${name}@gmail.com`])
    expect((await trialOf(await signUp(email, password))).trial_end).toEqual(hours(49));
});

test("of many sign-ups at once with one mailbox each has the same trial", async () => {
  now = hours(0);
  const name = randomUUID().replaceAll("-", "");
  await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(`${name}+${i}@gmail.com`, `${password} ${i}`)));
  now = hours(25);
  expect((await trialOf(await signUp(`${name}@gmail.com`, password))).trial_active).toBe(false);
});

test("an account from before trials were recorded uses up the trial of its mailbox when it is deleted", async () => {
  now = hours(0);
  const { id, email, cookie } = await makeStudent(app);
  expect(await db.select().from(billingAccounts).where(sql`user_id = ${id}`)).toEqual([]);
  now = hours(10);
  await app.call("/api/me/deletion-link", { method: "POST", cookie, from: freshAddress() });
  expect((await deleteAccount({ token: await newestToken(app, email, "deletion") })).status).toBe(204);
  now = hours(25);
  expect((await trialOf(await signUp(email, password))).trial_active).toBe(false);
});

test("after a deletion only a keyed hash of the mailbox is left", async () => {
  now = hours(0);
  const email = fresh();
  const signedUp = await signUp(email, password);
  const { id } = (await signedUp.json()).user;
  const before = await db.$count(trialMailboxes);
  await deleteAccount({ password }, cookieOf(signedUp));
  expect(await db.$count(trialMailboxes)).toBe(before);
  expect(await db.$count(users, sql`id = ${id}`)).toBe(0);
  const rows = JSON.stringify(await db.select().from(trialMailboxes));
  for (const word of [id, email, email.split("@")[0]]) expect(rows).not.toContain(word);
});
