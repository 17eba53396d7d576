import { expect, test } from "vitest";
import { tokensOf } from "../../text/tokens.ts";
import { presupposesOwn } from "./presupposed.ts";

test.each([
  "Submit an essay about your experience as a cancer survivor.",
  "Write about being adopted and what family means to you.",
  "Explain how being a twin shaped you.",
  "Tell us how growing up with an autistic brother or sister changed you.",
  "Please include your colony registration number.",
  "Enclose your guild number.",
  "Upload a picture of yourself with your motorcycle.",
  "Write one page about your parent's deployment.",
  "Describe your life with epilepsy.",
  "Enclose a copy of the last dues receipt.",
  "Submit copies of pilot licenses.",
  "Have your Big Brother or Big Sister write us a letter.",
])("only some students have it: %s", (text) => {
  expect(presupposesOwn(tokensOf(text))).toBe(true);
});

test.each([
  "Submit an essay about your goals and your plans for college.",
  "Write about your experience as a student.",
  "Attach your high school transcript and your resume.",
  "Tell us how your community has shaped you.",
  "Include your name, your email address and your phone number.",
  "If you are a veteran, attach your discharge papers.",
  "Send your tax return, if applicable.",
  "Describe your experience as a leader.",
  "Write about being a good friend.",
  "Attach a copy of the latest transcript.",
  "Send copies of the completed application form.",
])("every student has it: %s", (text) => {
  expect(presupposesOwn(tokensOf(text))).toBe(false);
});
