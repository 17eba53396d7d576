import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { matchesWords } from "../search-store.ts";
import { scholarshipsAsOf } from "../store.ts";

/** The ids of the open scholarships on `today` with these words. */
export async function openIdsWithWords(db: Database, q: string, today: string): Promise<string[]> {
  const catalogue = scholarshipsAsOf(db, today);
  return idsWhere(db, catalogue, and(sql`${catalogue.is_open}`, matchesWords(catalogue, q)));
}

/** Those of these scholarships, open or closed, that have the words. */
export async function idsWithWords(
  db: Database,
  q: string,
  { ids, today }: { ids: readonly string[]; today: string },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const catalogue = scholarshipsAsOf(db, today);
  return idsWhere(db, catalogue, and(inArray(catalogue.id, [...ids]), matchesWords(catalogue, q)));
}

async function idsWhere(db: Database, catalogue: ReturnType<typeof scholarshipsAsOf>, where: SQL | undefined) {
  const rows = await db.select({ id: catalogue.id }).from(catalogue).where(where);
  return rows.map(({ id }) => id);
}
