import { z } from "zod";
import { longestMessage, longestSubject } from "./message-lengths.ts";
import { oneLine, plainLines } from "./typed-text.ts";

const line = (missing: string, most: number) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(most, `Use at most ${most} characters.`);

/** A message to the operator. All four fields are required. */
export const ContactMessage = z.object({
  name: line("Enter your name.", 120),
  email: z
    .string("Enter your email address.")
    .trim()
    .min(1, "Enter your email address.")
    .max(254, "Use at most 254 characters.")
    .pipe(z.email("Enter a valid email address, such as maya@example.com.")),
  subject: line("Enter a subject.", longestSubject),
  message: z
    .string("Write a message.")
    .overwrite(plainLines)
    .min(1, "Write a message.")
    .max(longestMessage, `Use at most ${longestMessage} characters.`),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/**
 * Why a message was stored and not emailed. `trap`: the invisible field was filled in. `flood`: too many messages at
 * once.
 */
export const heldBackReasons = ["trap", "flood"] as const;
export type HeldBack = (typeof heldBackReasons)[number];

/** A message as sent. The two optional fields tell people from bots. */
export const SentMessage = ContactMessage.extend({
  /** An invisible field: only bots fill it in. */
  website: z.string().max(2000).default(""),
  /** From `GET /api/contact`: tells the server when the form was opened. */
  form_token: z.string().max(200).optional(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** `wait_seconds`: how long the client must wait before it sends the message. */
export const FormToken = z.object({ form_token: z.string(), wait_seconds: z.int() });
export type FormToken = z.infer<typeof FormToken>;
