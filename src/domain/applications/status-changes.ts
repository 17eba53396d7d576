import { z } from "zod";
import { Application } from "./application.ts";
import { applicationStatuses } from "./application-status.ts";

const status = z.enum(applicationStatuses, "Choose one of the statuses.");
const mostChanges = 500;

/** The body of `POST /api/applications/statuses`. `base` is the status that the student saw. */
export const StatusChanges = z.object({
  items: z
    .array(z.object({ id: z.string().min(1).max(100), status, base: status.optional() }))
    .min(1, "Choose an application.")
    .max(mostChanges, `Change at most ${mostChanges} applications at once.`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "Two items have the same id."),
});
export type StatusChanges = z.infer<typeof StatusChanges>;

/** The changed applications, and those that stayed: changed elsewhere, or null when they are gone. */
export const StatusResults = z.object({
  items: z.array(Application),
  conflicts: z.array(z.object({ id: z.string(), application: Application.nullable() })),
});
export type StatusResults = z.infer<typeof StatusResults>;
