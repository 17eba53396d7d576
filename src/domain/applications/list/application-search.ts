import { z } from "zod";
import { applicationStatuses } from "../application-status.ts";

/** The search params of `GET /api/applications`. */
export const ApplicationSearch = z.object({
  status: z.enum(applicationStatuses, "Choose one of the statuses.").optional(),
  limit: z.coerce.number("Limit is a whole number from 1 to 100.").int().min(1).max(100).default(20),
  cursor: z.string().max(400).optional(),
});
export type ApplicationSearch = z.infer<typeof ApplicationSearch>;
