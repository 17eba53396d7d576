import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";

/** The reason when the database cannot be reached or its schema is older than this code; else null. */
export async function pendingMigrations(db: Database): Promise<string | null> {
  try {
    const { rows } = await db.execute<{ applied: string | null }>(
      sql`select max(created_at)::text as applied from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.applied ?? 0) >= newestMigration() ? null : "The database has not been migrated yet.";
  } catch {
    // The log has the cause of the failed connection. The caller needs only the fact.
    return "The database cannot be reached.";
  }
}

let newest: number | undefined;

function newestMigration(): number {
  newest ??= Math.max(0, ...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis));
  return newest;
}
