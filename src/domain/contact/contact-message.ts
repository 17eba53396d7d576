import { z } from "zod";

import { longestMessage, longestSubject } from "./message-lengths.ts";

/** One line: whatever would start another one, in a mail header above all, becomes a space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Lines end in one way, and nothing in them moves a terminal's cursor. */
const plainLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();

const line = (missing: string, most: number) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(most, `Use at most ${most} characters.`);

/** What a visitor writes to the people behind Laurel. All four are needed. */
export const ContactMessage = z.object({
  name: line("Enter your name.", 120),
  email: z
    .string("Enter your e-mail address.")
    .trim()
    .min(1, "Enter your e-mail address.")
    .max(254, "Use at most 254 characters.")
    .pipe(z.email("Enter a valid e-mail address, such as maya@example.com.")),
  subject: line("Enter a subject.", longestSubject),
  message: z
    .string("Write a message.")
    .overwrite(plainLines)
    .min(1, "Write a message.")
    .max(longestMessage, `Use at most ${longestMessage} characters.`),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/**
 * Why a message was kept and not mailed. `trap`: the field that no person sees was filled in; `flood`: too many at
 * once.
 */
export const heldBackReasons = ["trap", "flood"] as const;
export type HeldBack = (typeof heldBackReasons)[number];

/** A message as it arrives. The two marks tell people from programs that fill in forms; neither is needed. */
export const SentMessage = ContactMessage.extend({
  /** A field that no person sees: only programs fill it in. */
  website: z.string().max(2000).default(""),
  /** From `GET /api/contact`: when the form was opened. */
  form_token: z.string().max(200).optional(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** `wait_seconds`: how long after this the message may be sent at the soonest. */
export const FormToken = z.object({ form_token: z.string(), wait_seconds: z.int() });
export type FormToken = z.infer<typeof FormToken>;
