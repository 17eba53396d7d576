import { z } from "zod";
import type { Credits } from "#domain/billing/billing.ts";
import type { Deps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { catchUp, packsOf } from "../payments/checkout.ts";
import { latestEntries, readBalance } from "./store.ts";

const pageSize = 50;
const Place = z.object({ id: z.int().positive() });

/**
 * A page of the student's credit history, with the balance and the packs. The payment provider is asked about checkouts
 * that are still open. Throws 400 `invalid_cursor`.
 */
export async function readCredits(deps: Deps, studentId: string, cursor: string | undefined): Promise<Credits> {
  const { db, env } = deps;
  await catchUp(deps, studentId);
  const before = cursor === undefined ? null : readCursor(cursor, Place, () => true).id;
  const [balance, entries] = await Promise.all([
    readBalance(db, studentId),
    latestEntries(db, studentId, { before, limit: pageSize + 1 }),
  ]);
  const page = entries.slice(0, pageSize);
  const last = page.at(-1);
  return {
    balance: balance.credits,
    debt: balance.debt,
    packs: packsOf(env),
    items: page.map(({ id, created_at, ...entry }) => ({
      ...entry,
      id: String(id),
      created_at: created_at.toISOString(),
    })),
    next_cursor: entries.length > page.length && last ? writeCursor({ id: last.id }) : null,
  };
}
