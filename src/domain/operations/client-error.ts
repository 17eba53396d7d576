import { z } from "zod";

/** A failure in somebody's browser. The server shortens long texts and keeps no query and no mail address of them. */
export const ClientError = z.object({
  kind: z.enum(["error", "unhandled_rejection", "render"]),
  /** The error's name and message. */
  message: z.string(),
  stack: z.string().optional(),
  /** The path of the page that was open. */
  page: z.string().optional(),
});
export type ClientError = z.infer<typeof ClientError>;
