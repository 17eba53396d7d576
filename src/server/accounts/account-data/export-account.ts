import type { Deps } from "#server/deps.ts";
import { ownedRows } from "#server/platform/database/owned-rows.ts";
import { ownerById } from "../store.ts";
import { ownedTables } from "./owned-tables.ts";

/** Everything stored about the student: the rows of each table, as they are in the database at one moment. */
export function exportAccount({ db, clock }: Deps, userId: string): Promise<Record<string, unknown>> {
  return db.transaction(
    async (tx) => {
      const owner = (await ownerById(tx, userId)) ?? { id: userId, address: null };
      const tables: Record<string, unknown> = {};
      for (const owned of ownedTables) tables[owned.name] = await ownedRows(tx, owned, owner);
      return { exported_at: clock().toISOString(), user_id: userId, tables };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
