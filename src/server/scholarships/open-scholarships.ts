import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { asOf } from "#domain/scholarships/next-deadline.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { type ScholarshipRow, scholarships } from "./table.ts";

const { canonical_address, dedupe_key, known_as, content_hash, search, ...shown } = getTableColumns(scholarships);

/** What a scholarship shows to others: every column of the Scholarship shape, none of our keys. */
export const scholarshipColumns = shown;

/** The catalogue, for the slices whose rows join it; they read `scholarshipColumns` and write nothing. */
export const scholarshipSource = scholarships;

export type ShownRow = Omit<
  ScholarshipRow,
  "canonical_address" | "dedupe_key" | "known_as" | "content_hash" | "search"
>;

/** One row on the wire, as it stands on `today`: the next yearly deadline computed, past ones closed. */
export function toScholarship(row: ShownRow, today: string): Scholarship {
  return asOf({ ...row, created_at: row.created_at.toISOString() }, today);
}

/** SQL: active, and its deadline, where the sponsor fixed one, is not past on `today`. */
export function isOpen(today: string): SQL {
  return sql`(${scholarships.status} = 'active' and (${scholarships.deadline_kind} <> 'fixed'
    or ${scholarships.deadline} is null or ${scholarships.deadline} >= ${today}::date))`;
}

/**
 * SQL: the next deadline as text YYYY-MM-DD, null when rolling or unknown. Orders like `toScholarship(...).deadline`.
 */
export function nextDeadlineSql(today: string): SQL<string | null> {
  const { deadline_kind, deadline_yearly, deadline } = scholarships;
  const monthDay = today.slice(5);
  const year = Number(today.slice(0, 4));
  return sql<string | null>`case ${deadline_kind} when 'fixed' then ${deadline}::text
    when 'yearly' then case when ${deadline_yearly} >= ${monthDay} then ${`${year}-`} else ${`${year + 1}-`} end || ${deadline_yearly} end`;
}
