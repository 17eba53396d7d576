import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { storedJobs } from "#server/platform/jobs/stored-jobs.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { authClient } from "#tests/support/auth-client.ts";
import { freshAddress } from "#tests/support/fresh-address.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { mailsTo, newestToken } from "#tests/support/outbox.ts";
import { type NewStudent, signUp } from "#tests/support/sign-up.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { oneTimeTokens, sessions, users } from "../table.ts";

const app = await testApp();
const { call, db } = app;
const { deleteAccount, requestMagicLink, post, signUp: signUpWith } = authClient(app);

const scholarships = Array.from({ length: 100 }, (_, i) => makeScholarship(`Scholarship ${i}`));

/** The writes of a student's open tabs, one after the other. */
const writes = (
  { cookie, email, password }: NewStudent,
  scholarship: string,
): (() => Promise<{ status: number }>)[] => {
  return [
    () => call("/api/profile", { method: "PUT", json: { field_of_study: "Nursing" }, cookie }),
    () => call("/api/matches/refresh", { method: "POST", cookie }),
    () => call(`/api/matches/${scholarship}`, { method: "PUT", json: { bookmarked: true }, cookie }),
    () => call("/api/matches", { cookie }),
    () => post("/refresh", {}, cookie),
    () => post("/sign-in/email", { email, password }),
    () => post("/resend", {}, cookie),
    () =>
      call("/api/contact", {
        json: { name: "Maya", email, subject: "Hi", message: `${Math.random()}` },
        cookie,
        from: freshAddress(),
      }),
  ];
};

test("six accounts are deleted while their tabs write, and no answer is a server error", async () => {
  await saveScholarships(db, scholarships, testNow);
  const { rows } = await db.execute<{ id: string }>(sql`select id from scholarships`);
  const students = await Promise.all(Array.from({ length: 6 }, () => signUp(app)));
  for (const { cookie } of students)
    await call("/api/profile", { method: "PUT", json: { full_name: "Maya", academic_level: "bachelor" }, cookie });
  const failures: string[] = [];
  const gone = new Set<string>();
  const tab = async (student: NewStudent, write: () => Promise<{ status: number }>, name: string) => {
    do {
      const { status } = await write();
      if (status >= 500) failures.push(`${name} answered ${status}`);
    } while (!gone.has(student.id));
  };
  const deletions = await Promise.all(
    students.map(async (student) => {
      const tabs = writes(student, rows[0]?.id ?? "").map((write) => tab(student, write, write.toString()));
      const { status } = await deleteAccount({ password: student.password }, student.cookie);
      gone.add(student.id);
      await Promise.all(tabs);
      return status;
    }),
  );
  expect(failures).toEqual([]);
  expect(deletions).toEqual(Array<number>(6).fill(204));
  const ids = students.map(({ id }) => id);
  expect(await db.select().from(users).where(inArray(users.id, ids))).toEqual([]);
  expect(await db.select().from(sessions).where(inArray(sessions.user_id, ids))).toEqual([]);
}, 60_000);

test("tokens and names for an unverified email are deleted with the account", async () => {
  const student = await signUp(app);
  const { email } = student;
  await requestMagicLink(email, { create_user: true, name: "Maya Ortiz" });
  await mailsTo(app, email);
  await requestMagicLink(email, { create_user: true, name: "Maya Ortiz" });
  expect((await deleteAccount({ password: student.password }, student.cookie)).status).toBe(204);
  expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, email))).toEqual([]);
  expect(
    await db
      .select()
      .from(storedJobs)
      .where(sql`${storedJobs.data}::text like ${`%${email}%`}`),
  ).toEqual([]);
});

test("links of another account with the same email keep working, without the deleted account's name", async () => {
  const student = await signUp(app);
  const other = await signUpWith(student.email, "another password");
  await requestMagicLink(student.email, { create_user: true, name: "Maya Ortiz" });
  const token = await newestToken(app, student.email, "magic_link");
  await deleteAccount({ password: student.password }, student.cookie);
  const remaining = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.email, student.email));
  expect(JSON.stringify(remaining)).not.toContain("Maya Ortiz");
  const signedIn = await (await post("/magic-link/verify", { token })).json();
  expect(signedIn.user.id).toBe((await other.json()).user.id);
});

test("a visitor who deletes without a body is asked to sign in, and a student to send one", async () => {
  const visitor = await call("/api/me", { method: "DELETE" });
  expect([visitor.status, (await visitor.json()).code]).toEqual([401, "not_signed_in"]);
  const { cookie } = await signUp(app);
  expect((await call("/api/me", { method: "DELETE", cookie })).status).toBe(415);
});
