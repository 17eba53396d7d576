import { z } from "zod";
import { oneLine, plainLines } from "../contact/typed-text.ts";
import { typedUrl } from "../scholarships/urls/typed-url.ts";
import { deadlineKinds } from "../scholarships/vocabulary.ts";
import { longestAmount, longestName, longestNotes } from "./application-limits.ts";
import { applicationStatuses } from "./application-status.ts";
import { Checklist } from "./checklist.ts";
import { dayError, TrackedDay } from "./tracked-day.ts";

/** How many applications a student may track. */
export const mostApplications = 10_000;

const atMost = (most: number) => `Use at most ${most.toLocaleString("en-US")} characters.`;
const line = (most: number) => z.string().overwrite(oneLine).max(most, atMost(most));

const noTitle = "Enter the name of the scholarship.";
const title = z.string(noTitle).overwrite(oneLine).min(1, noTitle).max(longestName, atMost(longestName));

/** YYYY-MM-DD. Blank becomes null. */
const day = z
  .string()
  .trim()
  .refine((text) => text === "" || TrackedDay.safeParse(text).success, dayError)
  .nullable()
  .transform((text) => text || null);

/** What a student writes about an application. All may be changed later. */
const fields = {
  scholarship_title: title,
  /** Who gives the money; may be blank. */
  provider_name: line(longestName),
  /** Free text, such as "$1,000 a year"; may be blank. */
  amount: line(longestAmount),
  deadline: day,
  status: z.enum(applicationStatuses, "Choose one of the statuses."),
  application_url: typedUrl.nullable().transform((url) => url || null),
  notes: z.string().overwrite(plainLines).max(longestNotes, atMost(longestNotes)),
  checklist: Checklist,
};

/** The id of an application that the browser makes while offline, so that later changes can name it. */
const newId = z.string().regex(/^[\w-]{16,40}$/, "Use 16 to 40 letters, digits, - and _.");

/** The body of `POST /api/applications`. With `scholarship_id`, absent fields are filled from the scholarship. */
export const NewApplication = z.object({
  id: newId.optional(),
  scholarship_id: z.string().max(100).nullish(),
  ...z.object(fields).partial().shape,
});
export type NewApplication = z.infer<typeof NewApplication>;

/** Changes to an application. Absent fields stay. */
export const ApplicationChanges = z.object(fields).partial();
export type ApplicationChanges = z.infer<typeof ApplicationChanges>;
export type ApplicationFields = Required<ApplicationChanges>;

/**
 * The body of `PATCH /api/applications/{id}`. `base` holds the values that the student saw when they changed the
 * fields; a field that differs from its base was changed elsewhere, and nothing is stored.
 */
export const ApplicationPatch = ApplicationChanges.extend({ base: ApplicationChanges.optional() });
export type ApplicationPatch = z.infer<typeof ApplicationPatch>;

/** A tracked application as stored and sent. */
export const Application = z.object({
  id: z.string(),
  user_id: z.string(),
  /** The scholarship in the catalog, or null when the student typed the application or the row is gone. */
  scholarship_id: z.string().nullable(),
  ...fields,
  deadline: z.iso.date().nullable(),
  application_url: z.string().nullable(),
  /** `amount` read as whole US dollars; null when it states none. */
  amount_min: z.int().nullable(),
  amount_max: z.int().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When the status first became submitted or later. */
  submitted_at: z.iso.datetime().nullable(),
  /** False while the deadline is the yearly date of the scholarship, which the sponsor has not confirmed. */
  deadline_confirmed: z.boolean(),
  /** What the scholarship says of its deadline where neither it nor the application has a day; else null. */
  deadline_kind: z.enum(deadlineKinds).nullable(),
  deadline_text: z.string().nullable(),
});
export type Application = z.infer<typeof Application>;

export const ApplicationList = z.object({ items: z.array(Application), next_cursor: z.string().nullable() });
export type ApplicationList = z.infer<typeof ApplicationList>;
