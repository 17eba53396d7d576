import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trialEnd } from "#domain/billing/access.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { billingAccounts } from "../table.ts";
import { requireEverything } from "./read-access.ts";

const end = trialEnd(testNow);
const secondsFrom = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
let now = testNow;
const app = await testApp({ clock: () => now });

async function checked({ cookie }: { cookie: string }) {
  const response = await app.call("/api/functions/check-subscription", { method: "POST", cookie });
  expect(response.status).toBe(200);
  return response.json();
}

test("the trial is active one second before its end and not one second after it", async () => {
  const student = await makeStudent(app);
  const neither = { subscribed: false, subscription_tier: null, trial_end: end.toISOString() };
  now = secondsFrom(end, -1);
  expect(await checked(student)).toEqual({ trial_active: true, ...neither });
  now = secondsFrom(end, 1);
  expect(await checked(student)).toEqual({ trial_active: false, ...neither });
});

test("premium is active until the end of the time that is paid for, and /api/me says the same", async () => {
  const student = await makeStudent(app);
  const paidUntil = secondsFrom(end, 3600);
  await app.db.insert(billingAccounts).values({ user_id: student.id, premium_until: paidUntil, credits: 7 });
  now = secondsFrom(paidUntil, -1);
  const subscription = await checked(student);
  expect(subscription).toMatchObject({ subscribed: true, subscription_tier: "premium", trial_active: false });
  const me = await (await app.call("/api/me", { cookie: student.cookie })).json();
  expect(me).toMatchObject({ subscription, credits: 7 });
  now = secondsFrom(paidUntil, 1);
  expect(await checked(student)).toMatchObject({ subscribed: false, subscription_tier: null });
});

test("a program may ask with a bearer token, and a visitor may not ask", async () => {
  const { cookie } = await makeStudent(app);
  const authorization = `Bearer ${cookie.split("=")[1]}`;
  const path = "/api/functions/check-subscription";
  expect((await app.call(path, { method: "POST", headers: { authorization } })).status).toBe(200);
  expect((await app.call(path, { method: "POST" })).status).toBe(401);
});

test("what credits cannot pay needs the trial or premium", async () => {
  const { id } = await makeStudent(app);
  const student = { id, signed_up_at: testNow };
  now = secondsFrom(end, -1);
  await requireEverything(app.deps, student);
  now = secondsFrom(end, 1);
  await app.db.insert(billingAccounts).values({ user_id: id, credits: 100 });
  await expect(requireEverything(app.deps, student)).rejects.toMatchObject({ status: 402, code: "premium_required" });
  await app.db
    .update(billingAccounts)
    .set({ premium_until: secondsFrom(end, 2) })
    .where(eq(billingAccounts.user_id, id));
  await requireEverything(app.deps, student);
});
