import { pipeline } from "node:stream/promises";
import type { Database } from "#server/platform/database/database.ts";
import { everyScholarship } from "#server/scholarships/store.ts";

/** Writes the whole catalog as JSON lines in the Scholarship shape, ordered by id. */
export async function exportScholarships(db: Database, today: string, out: NodeJS.WritableStream): Promise<void> {
  await pipeline(lines(db, today), out, { end: false });
}

async function* lines(db: Database, today: string): AsyncGenerator<string> {
  for await (const scholarship of everyScholarship(db, today)) yield `${JSON.stringify(scholarship)}\n`;
}
