import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authClient } from "#tests/support/auth-client.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { linkOf, mailsTo, newestToken } from "#tests/support/outbox.ts";
import { cookieOf } from "#tests/support/sign-up.ts";
import { type TestResponse, testApp } from "#tests/support/test-app.ts";
import { users } from "../table.ts";

const app = await testApp();
const { call, db } = app;
const { post, signIn, userOf, signUp: signUpWith } = authClient(app);

const anyone = () => `${randomUUID()}@example.test`;
const saveProfile = (cookie: string, json: object) => call("/api/profile", { method: "PUT", json, cookie });

/** An account with a verified email and a password. */
async function owner(password: string) {
  const email = anyone();
  const response = await signUpWith(email, password);
  const cookie = cookieOf(response);
  const { id } = (await response.json()).user;
  await post("/verify-email", { token: await newestToken(app, email) }, { cookie });
  return { email, password, id };
}

test("a confirmation in the browser where the account is signed in verifies its email and leads to onboarding", async () => {
  const email = anyone();
  const cookie = cookieOf(await signUpWith(email, "correct horse"));
  const [mail] = await mailsTo(app, email);
  expect(mail?.subject).toBe("Confirm your email address");
  const response = await post("/verify-email", { token: linkOf(mail).token }, { cookie });
  expect(await response.json()).toMatchObject({ user: { email }, next: "/onboarding" });
  const account = await (await call("/api/auth/account", { cookie: cookieOf(response) })).json();
  expect(account).toMatchObject({ email, email_verified: true, has_password: true });
});

test("a confirmation in another browser requires the password, and a wrong one does not redeem the link", async () => {
  const email = anyone();
  await signUpWith(email, "correct horse");
  const token = await newestToken(app, email);
  const without = await post("/verify-email", { token });
  expect([without.status, (await without.json()).code]).toEqual([409, "password_needed"]);
  const wrong = await post("/verify-email", { token, password: "a guess" });
  expect([wrong.status, (await wrong.json()).code]).toEqual([400, "wrong_password"]);
  expect((await post("/verify-email", { token, password: "correct horse" })).status).toBe(200);
  expect((await post("/verify-email", { token, password: "correct horse" })).status).toBe(400);
});

test("an owner who confirms a stranger's sign-up removes the stranger's access", async () => {
  const email = anyone();
  const stranger = await signUpWith(email, "known to the stranger");
  const response = await post("/verify-email", { token: await newestToken(app, email), start_fresh: true });
  expect(response.status).toBe(200);
  expect(await userOf(cookieOf(stranger))).toBeNull();
  expect((await signIn(email, "known to the stranger")).status).toBe(401);
  expect((await userOf(cookieOf(response))).email).toBe(email);
});

test.each(["magic link", "reset"])(
  "a %s says beforehand that it takes a password away which was set before",
  async (way) => {
    const email = anyone();
    const cookie = cookieOf(await signUpWith(email, "correct horse"));
    if (way === "magic link") await post("/sign-in/magic-link", { email });
    else await post("/request-password-reset", { email });
    const kind = way === "magic link" ? "magic_link" : "reset";
    const link = { kind, token: await newestToken(app, email, kind) };
    expect(await (await post("/check-link", link)).json()).toEqual({ email, removes_sign_in_methods: true });
    expect(await (await post("/check-link", link, { cookie })).json()).toEqual({
      email,
      removes_sign_in_methods: false,
    });
    const known = await owner("correct horse");
    await post("/sign-in/magic-link", { email: known.email });
    const own = { kind: "magic_link", token: await newestToken(app, known.email, "magic_link") };
    expect(await (await post("/check-link", own)).json()).toEqual({
      email: known.email,
      removes_sign_in_methods: false,
    });
  },
);

test.each(["magic link", "reset"])(
  "an account that a stranger made with an email loses its access after the owner's %s",
  async (way) => {
    const email = anyone();
    const stranger = cookieOf(await signUpWith(email, "known to the stranger"));
    const elsewhere = anyone();
    await post("/change-email", { new_email: elsewhere, password: "known to the stranger" }, { cookie: stranger });
    const trojan = await newestToken(app, elsewhere);
    if (way === "magic link") await post("/sign-in/magic-link", { email });
    else await post("/request-password-reset", { email });
    const token = await newestToken(app, email, way === "magic link" ? "magic_link" : "reset");
    const owned =
      way === "magic link"
        ? await post("/magic-link/verify", { token })
        : await post("/reset-password", { token, new_password: "the owner's own" });
    expect(owned.status).toBe(200);
    expect(await userOf(stranger)).toBeNull();
    expect((await signIn(email, "known to the stranger")).status).toBe(401);
    expect((await post("/verify-email", { token: trojan, password: "known to the stranger" })).status).toBe(400);
    expect((await userOf(cookieOf(owned))).email).toBe(email);
  },
);

test("verifying an email keeps the signed-in account, with its password and its data", async () => {
  const email = anyone();
  await signUpWith(email, "first come first served");
  const cookie = cookieOf(await signUpWith(email, "correct horse"));
  await saveProfile(cookie, { field_of_study: "Nursing" });
  await signUpWith(email, "last of all three");
  await post("/sign-in/magic-link", { email });
  const response = await post("/magic-link/verify", { token: await newestToken(app, email, "magic_link") }, { cookie });
  const mine = await (await call("/api/profile", { cookie: cookieOf(response) })).json();
  expect(mine.field_of_study).toBe("Nursing");
  expect((await signIn(email, "correct horse")).status).toBe(200);
  for (const password of ["first come first served", "last of all three"])
    expect((await signIn(email, password)).status).toBe(401);
});

test("later sign-ups do not change a verified account, and its next sign-in by link deletes them", async () => {
  const { email, password, id } = await owner("correct horse");
  const stranger = await signUpWith(email, "known to the stranger");
  const [mail] = await mailsTo(app, email);
  expect(mail?.subject).toBe("You already have a Laurel account");
  expect(mail?.links).toEqual(["http://laurel.test/auth"]);
  expect((await (await signIn(email, password)).json()).user.id).toBe(id);
  expect(await userOf(cookieOf(stranger))).not.toBeNull();
  await post("/sign-in/magic-link", { email });
  const response = await post("/magic-link/verify", { token: await newestToken(app, email, "magic_link") });
  expect((await response.json()).user.id).toBe(id);
  expect(await userOf(cookieOf(stranger))).toBeNull();
  expect(await db.select().from(users).where(eq(users.unverified_email, email))).toEqual([]);
});

test("a confirmation link stops working once another account has the email verified", async () => {
  const email = anyone();
  const first = cookieOf(await signUpWith(email, "correct horse"));
  const firstToken = await newestToken(app, email);
  const second = cookieOf(await signUpWith(email, "other horse"));
  await post("/verify-email", { token: await newestToken(app, email) }, { cookie: second });
  expect(await userOf(first)).toBeNull();
  expect((await post("/verify-email", { token: firstToken }, { cookie: first })).status).toBe(400);
});

// Every request that a person without the mailbox can send, for an email with an account and for one without.
const steps: [what: string, (email: string, cookie: string) => Promise<TestResponse>][] = [
  ["sign-in with a wrong password", (email) => signIn(email, "a wrong guess")],
  ["sign-up", (email) => signUpWith(email, "known to the stranger")],
  ["sign-in with the password of that sign-up", (email) => signIn(email, "known to the stranger")],
  ["a second sign-up", (email) => signUpWith(email, "another of the stranger's")],
  ["sign-in with that one", (email) => signIn(email, "another of the stranger's")],
  ["sign-in with the first again", (email) => signIn(email, "known to the stranger")],
  ["a magic link", (email) => post("/sign-in/magic-link", { email })],
  ["a sign-up link", (email) => post("/sign-in/magic-link", { email, name: "A", create_user: true })],
  ["recovery", (email) => post("/request-password-reset", { email })],
  ["the account", (_, cookie) => call("/api/auth/account", { cookie })],
  ["who is signed in", (_, cookie) => call("/api/me", { cookie })],
  ["the confirmation mail again", (_, cookie) => post("/resend", {}, { cookie })],
  [
    "a change of address to it",
    (email, cookie) => post("/change-email", { new_email: email, password: "known to the stranger" }, { cookie }),
  ],
];

test("no answer reveals whether an email has an account", async () => {
  const { email: known } = await owner("correct horse");
  const linked = (await makeStudent(app)).email;
  const seen = await Promise.all(
    [known, linked, anyone()].map(async (email) => {
      const answers: unknown[] = [];
      let cookie = "";
      for (const [what, step] of steps) {
        const response = await step(email, cookie);
        if (what === "sign-up") cookie = cookieOf(response);
        answers.push({
          what,
          status: response.status,
          headers: [...response.headers.keys()].sort(),
          body: (await response.text())
            .replaceAll(email, "(the email)")
            .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "(an id)")
            .replaceAll(/"token":"[^"]+"/g, '"token":"(a token)"'),
        });
      }
      return answers;
    }),
  );
  expect(seen[0]).toEqual(seen[2]);
  expect(seen[1]).toEqual(seen[2]);
});
