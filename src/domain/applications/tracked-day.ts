import { z } from "zod";

export const dayError = "Enter a date, such as 2027-03-01.";

/** A day of the tracker, YYYY-MM-DD. Other centuries are typing errors, such as 0207-03-01. */
export const TrackedDay = z.iso.date({ error: dayError, abort: true }).regex(/^(?:19|20)/, dayError);
