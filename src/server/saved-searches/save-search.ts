import { randomBytes } from "node:crypto";
import { mostSavedSearches, type NewSavedSearch, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { uniqueName } from "#domain/saved-searches/suggested-name.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { withNewResults } from "./list-searches.ts";
import { changeSavedSearch, insertSavedSearch, lockSavedSearches, savedSearchesOf } from "./store.ts";
import type { SavedSearchRow } from "./table.ts";

/**
 * Saves a search. A search with the same params gets the new name and stays one. A name that another search has gets a
 * number. Throws 409 `too_many_saved_searches` when the student has 20 others.
 */
export async function saveSearch(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
  search: NewSavedSearch,
): Promise<SavedSearch> {
  const row = newRow(userId, search, deps.clock());
  const stored = await inTransaction(deps.db, async (tx) => {
    await lockSavedSearches(tx, userId);
    const known = await savedSearchesOf(tx, userId);
    const same = known.find(({ fingerprint }) => fingerprint === row.fingerprint);
    const others = known.filter((each) => each !== same).map((each) => each.name);
    const name = uniqueName(row.name, others);
    if (same) return (await changeSavedSearch(tx, { userId, id: same.id }, { name })) ?? same;
    if (known.length >= mostSavedSearches) throw tooManySearches();
    await insertSavedSearch(tx, { ...row, name });
    return { ...row, name };
  });
  const [saved] = await withNewResults(deps, userId, [stored]);
  if (!saved) throw new Error("A saved search has no count of new results.");
  return saved;
}

function newRow(user_id: string, { name, params, last_seen_at }: NewSavedSearch, now: Date): SavedSearchRow {
  const seen = last_seen_at === undefined ? now : new Date(Math.min(Date.parse(last_seen_at), now.getTime()));
  const id = randomBytes(10).toString("hex");
  // Validation puts the params into one order.
  return { user_id, id, name, params, fingerprint: fingerprintOf(params), created_at: now, last_seen_at: seen };
}

const tooManySearches = () =>
  new Problem(
    409,
    "too_many_saved_searches",
    `You have ${mostSavedSearches} saved searches. Delete one, then save this search.`,
  );
