import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

test("a password matches only its own hash, and no two hashes are equal", async () => {
  const [first, second] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(first).not.toBe(second);
  expect(await verifyPassword({ hash: first, password: "correct horse" })).toBe(true);
  expect(await verifyPassword({ hash: first, password: "Correct horse" })).toBe(false);
  expect(await verifyPassword({ hash: first, password: "" })).toBe(false);
});

test("hashes of another implementation and with another cost can be checked", async () => {
  // From the tests of the argon2 reference implementation.
  const hash = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
  expect(await verifyPassword({ hash, password: "password" })).toBe(true);
  expect(await verifyPassword({ hash, password: "Password" })).toBe(false);
});

test("the same password in other code points matches", async () => {
  const hash = await hashPassword("caf\u00e9 r\u00e9sum\u00e9");
  expect(await verifyPassword({ hash, password: "cafe\u0301 re\u0301sume\u0301" })).toBe(true);
});

test("an invalid hash matches no password", async () => {
  for (const hash of ["", "password", "$2b$10$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=19456,t=2,p=1$$"])
    expect(await verifyPassword({ hash, password: "password" })).toBe(false);
});
