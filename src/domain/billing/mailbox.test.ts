import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Maya@Example.test", "maya@example.test"],
  ["maya+laurel@gmail.com", "maya@gmail.com"],
  ["Maya.Or.tiz+1+2@GoogleMail.com", "mayaortiz@gmail.com"],
  ["maya+x@outlook.com", "maya@outlook.com"],
  ["maya.ortiz+x@icloud.com", "maya.ortiz@icloud.com"],
  ["maya+x@protonmail.com", "maya@proton.me"],
])("%s reaches the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ["maya+ortiz@college.example", "maya@college.example"],
  ["maya.ortiz@outlook.com", "mayaortiz@outlook.com"],
  ["+maya@gmail.com", "@gmail.com"],
  ["maya@gmail.com", "maya@gmail.com.example"],
])("%s and %s are different mailboxes", (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
