import { z } from "zod";

/** An error in a user's browser. The server shortens long texts and removes search params and email addresses. */
export const ClientError = z.object({
  kind: z.enum(["error", "unhandled_rejection", "render"]),
  /** The error's name and message. */
  message: z.string(),
  stack: z.string().optional(),
  /** The path of the page that was open. */
  page: z.string().optional(),
});
export type ClientError = z.infer<typeof ClientError>;
