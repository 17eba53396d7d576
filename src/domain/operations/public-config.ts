import { z } from "zod";

/** The settings that the browser may know: enabled features and how to reach the operator. */
export const PublicConfig = z.object({
  dev_tools: z.boolean(),
  google_sign_in: z.boolean(),
  password_min_length: z.int(),
  payments: z.enum(["live", "test", "off"]),
  support_email: z.string(),
  /** Null where the operator set none, as the address. */
  support_phone: z.string().nullable(),
  support_address: z.string().nullable(),
  support_hours: z.string(),
  social_links: z.array(z.url()),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
