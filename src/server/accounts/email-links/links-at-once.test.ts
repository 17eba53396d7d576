import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { linkOf, mailsTo, newestToken } from "#tests/support/outbox.ts";
import { cookieOf, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { lockEmail } from "../email-store.ts";
import { oneTimeTokens, users } from "../table.ts";

const app = await testApp();
const { call, db } = app;
const { post, requestMagicLink, requestReset, userOf } = authClient(app);

const anyone = () => `${randomUUID()}@example.test`;

test("of many simultaneous uses of one link exactly one signs in", async () => {
  const email = anyone();
  await requestMagicLink(email, { create_user: true });
  const token = await newestToken(app, email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => post("/magic-link/verify", { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(400)]);
  const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code));
  expect(codes.filter((code) => code === "invalid_token")).toHaveLength(11);
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test("of many simultaneous uses of one reset link exactly one sets its password", async () => {
  const { email } = await signUp(app);
  await post("/request-password-reset", { email });
  const token = await newestToken(app, email, "reset");
  const passwords = Array.from({ length: 8 }, (_, i) => `a quite new one, ${i}`);
  const answers = await Promise.all(passwords.map((new_password) => post("/reset-password", { token, new_password })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  const signIns = await Promise.all(passwords.map((password) => post("/sign-in/email", { email, password })));
  expect(signIns.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test("of many simultaneous uses of one confirmation link exactly one confirms", async () => {
  const { email, password, id, cookie } = await signUp(app);
  const token = await newestToken(app, email, "confirm");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post("/verify-email", { token, password }, { cookie })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  const won = answers.find(({ status }) => status === 200);
  expect(won && (await userOf(cookieOf(won))).id).toBe(id);
  expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([{ id }]);
});

test("of many simultaneous uses of one deletion link exactly one deletes and sends the notice", async () => {
  const { email, id, cookie } = await makeStudent(app);
  await call("/api/me/deletion-link", { method: "POST", cookie, from: freshAddress() });
  const token = await newestToken(app, email, "deletion");
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call("/api/me", { method: "DELETE", json: { token }, from: freshAddress() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(400)]);
  expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(["Your Laurel account is deleted"]);
});

test("different links to one email redeemed at once wait for each other and leave one account with the new password", async () => {
  const { email, password, id, cookie } = await signUp(app);
  for (const request of [requestMagicLink, requestReset, requestMagicLink, requestReset, requestReset])
    await request(email);
  const links = (await mailsTo(app, email)).map(linkOf);
  expect(links).toHaveLength(6);
  const answers = await Promise.all(
    links.map(async ({ kind, token }) => {
      const call = { confirm: "/verify-email", reset: "/reset-password" }[kind] ?? "/magic-link/verify";
      const response = await post(
        call,
        { token, new_password: "a quite new one" },
        kind === "confirm" ? { cookie } : {},
      );
      return { kind, status: response.status, cookie: cookieOf(response) };
    }),
  );
  const statuses = (kind: string) => answers.flatMap((answer) => (answer.kind === kind ? [answer.status] : [])).sort();
  // In any order, one reset works and ends every other link.
  expect(statuses("reset")).toEqual([200, 400, 400]);
  // The other links either worked before the reset, which ended their sessions, or were refused after it.
  for (const { kind, status, cookie: started } of answers.filter((answer) => answer.kind !== "reset"))
    expect([kind, status < 500, await userOf(started)]).toEqual([kind, true, null]);
  expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([{ id }]);
  expect(await db.select().from(users).where(eq(users.unverified_email, email))).toEqual([]);
  expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, email))).toEqual([]);
  const reset = answers.find((answer) => answer.kind === "reset" && answer.status === 200);
  expect((await userOf(reset?.cookie ?? "")).id).toBe(id);
  expect((await post("/sign-in/email", { email, password })).status).toBe(401);
  const signedIn = await post("/sign-in/email", { email, password: "a quite new one" });
  expect((await signedIn.json()).user.id).toBe(id);
});

test("a link waits for the lock of its email before it is redeemed, so that two links never deadlock", async () => {
  const { email } = await makeStudent(app);
  await requestMagicLink(email);
  await post("/request-password-reset", { email });
  const token = await newestToken(app, email, "magic_link");
  const reset = { token: await newestToken(app, email, "reset"), new_password: "a quite new one" };
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length;
  };
  const answers: Promise<{ status: number }>[] = [];
  await db.transaction(async (tx) => {
    await lockEmail(tx, email);
    answers.push(post("/reset-password", reset));
    await expect.poll(waiting).toBe(1);
    answers.push(post("/magic-link/verify", { token }));
    await expect.poll(waiting).toBe(2);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 400]);
});
