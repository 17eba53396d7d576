import { z } from "zod";

const megabyte = 1024 * 1024;
export const largestFile = 5 * megabyte;
const tooLarge = "Choose a file of at most 5 MB.";

/** The body of `POST /api/applications/import`: the content of a file. `dry_run` gives the report and stores nothing. */
export const ImportRequest = z.object({
  format: z.enum(["csv", "json"], "The format is csv or json."),
  text: z.string().max(largestFile, tooLarge),
  dry_run: z.boolean("dry_run is true or false.").optional(),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

/**
 * Why a row was not added. `line` counts from 1, in JSON the items; `field` is "" when it is about the whole file.
 * `title` names the scholarship of the row, and `value` is the beginning of the cell, where there are any.
 */
export const ImportProblem = z.object({
  line: z.int(),
  field: z.string(),
  message: z.string(),
  title: z.string().optional(),
  value: z.string().optional(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** `skipped` counts the rows that are in the tracker already or stand in the file twice. */
export const ImportReport = z.object({ added: z.int(), skipped: z.int(), problems: z.array(ImportProblem) });
export type ImportReport = z.infer<typeof ImportReport>;
