import fc from "fast-check";
import { expect, test } from "vitest";
import { ContactMessage } from "./contact-message.ts";

const good = { name: "Maya Ortiz", email: "maya@example.test", subject: "A question", message: "Hello" };
const faults = (sent: object) =>
  ContactMessage.safeParse(sent).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("each of the four fields is required and has its own message", () => {
  const wanted = [
    "name: Enter your name.",
    "email: Enter your email address.",
    "subject: Enter a subject.",
    "message: Write a message.",
  ];
  expect(faults({})).toEqual(wanted);
  expect(faults({ name: " ", email: " ", subject: "\n", message: "\t \r\n" })).toEqual(wanted);
});

test("an invalid email is refused", () => {
  for (const email of ["maya", "maya@", "a@b.test, c@d.test", "maya@example.test\nBcc: x@y.test", "M <m@e.test>"])
    expect(faults({ ...good, email }), email).toEqual([
      "email: Enter a valid email address, such as maya@example.com.",
    ]);
});

test("spaces around an email are removed", () => {
  expect(ContactMessage.parse({ ...good, email: " maya@example.test " }).email).toBe("maya@example.test");
});

test("line breaks in name and subject become spaces", () => {
  const { name, subject } = ContactMessage.parse({
    ...good,
    name: "Maya\u2028Ortiz",
    subject: "Hello\r\nBcc: everyone@example.test",
  });
  expect([name, subject]).toEqual(["Maya Ortiz", "Hello Bcc: everyone@example.test"]);
});

test("a message keeps its lines and loses control characters", () => {
  const message = "One\r\nTwo\rThree\u001b[2J\u0007\tfour\n\nFive\u0000";
  expect(ContactMessage.parse({ ...good, message }).message).toBe("One\nTwo\nThree[2J\tfour\n\nFive");
});

test("any text keeps its lines and has no control characters left", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (subject, message) => {
      const { data } = ContactMessage.safeParse({ ...good, subject, message });
      if (!data) return;
      expect(data.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(data.message).not.toMatch(/(?![\n\t])\p{Cc}/u);
    }),
  );
});

test("a text that is too long is refused with the limit", () => {
  expect(faults({ ...good, subject: "x".repeat(151), message: "x".repeat(5001) })).toEqual([
    "subject: Use at most 150 characters.",
    "message: Use at most 5000 characters.",
  ]);
});
