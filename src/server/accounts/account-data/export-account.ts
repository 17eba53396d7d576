import type { Deps } from "#server/deps.ts";
import { ownedRows } from "#server/platform/database/owned-rows.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import type { SignedInClient } from "../client.ts";
import { limitClient } from "../limits.ts";
import { ownerById } from "../store.ts";
import { ownedTables } from "./owned-tables.ts";

/**
 * Everything stored about the user: the rows of each table, from one snapshot of the database. Throws 429
 * `too_many_requests`.
 */
export async function exportAccount(deps: Deps, client: SignedInClient): Promise<Record<string, unknown>> {
  await limitClient(deps, client, "export");
  const { id } = client.user;
  return inTransaction(
    deps.db,
    async (tx) => {
      const owner = (await ownerById(tx, id)) ?? { id, email: null };
      const tables: Record<string, unknown> = {};
      for (const owned of ownedTables) tables[owned.name] = await ownedRows(tx, owned, owner);
      return { exported_at: deps.clock().toISOString(), user_id: id, tables };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
