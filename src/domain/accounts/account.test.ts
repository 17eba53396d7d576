import { expect, test } from "vitest";
import { NewAccount, passwordWeaknesses } from "./account.ts";

test("password length counts characters, not code units", () => {
  expect(passwordWeaknesses("12345", 6)).toEqual(["too_short"]);
  expect(passwordWeaknesses("123456", 6)).toEqual([]);
  expect(passwordWeaknesses("🎓🎓🎓", 6)).toEqual(["too_short"]);
  expect(passwordWeaknesses("🎓".repeat(128), 6)).toEqual([]);
  expect(passwordWeaknesses("x".repeat(129), 6)).toEqual(["too_long"]);
});

test("a password keeps its spaces; a name loses those around it", () => {
  const account = NewAccount.parse({ name: " Maya ", email: "maya@example.test", password: " secret " });
  expect(account).toEqual({ name: "Maya", email: "maya@example.test", password: " secret " });
});
