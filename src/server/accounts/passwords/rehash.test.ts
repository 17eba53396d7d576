import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { type NewStudent, signUp } from "#tests/support/sign-up.ts";
import { testApp } from "#tests/support/test-app.ts";
import { credentials } from "../table.ts";
import { hashPassword } from "./password-hash.ts";

const app = await testApp();
const { db } = app;
const client = authClient(app);

/** A hash with a lower cost, as an earlier release may have stored. */
const earlier = "$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
const storedHash = async (id: string) =>
  (await db.select().from(credentials).where(eq(credentials.user_id, id)))[0]?.password ?? "";
const store = async ({ id, password }: NewStudent) =>
  db
    .update(credentials)
    .set({ password: await hashPassword(password, earlier) })
    .where(eq(credentials.user_id, id));
const recipe = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const saltOf = (hash: string) => hash.split("$").at(-2);

test("a sign-in hashes the password again with a new salt when the cost has changed", async () => {
  const student = await signUp(app);
  await store(student);
  expect((await client.signIn(student.email, "not the password")).status).toBe(401);
  expect(await storedHash(student.id)).toMatch(/m=1024/);
  expect((await client.signIn(student.email, student.password)).status).toBe(200);
  const hash = await storedHash(student.id);
  expect(hash).toMatch(recipe);
  expect(saltOf(hash)).not.toBe(saltOf(earlier));
  expect((await client.signIn(student.email, student.password)).status).toBe(200);
  expect(await storedHash(student.id)).toBe(hash);
});

test("passwords that share a salt because they share an email stay comparable", async () => {
  const student = await signUp(app);
  await store(student);
  await client.signUp(student.email, "of another account");
  expect((await client.signIn(student.email, student.password)).status).toBe(200);
  expect((await client.signIn(student.email, "of another account")).status).toBe(200);
});

test("a changed password gets a new salt and the current cost", async () => {
  const student = await signUp(app);
  await store(student);
  const change = { current_password: student.password, new_password: "a quite new one" };
  expect((await client.post("/change-password", change, student.cookie)).status).toBe(200);
  const hash = await storedHash(student.id);
  expect(hash).toMatch(recipe);
  expect(saltOf(hash)).not.toBe(saltOf(earlier));
});
