import { noDeadline } from "#domain/matches/catalogue/catalogue-index.ts";
import { closedRows, type Lacking } from "#domain/search/found/closed-ones.ts";
import { closedOffer } from "#domain/search/shown/closed-offer.ts";
import type { ClosedOffer } from "#domain/search/shown/search-reading.ts";
import type { Understood } from "#domain/search/understood.ts";
import { scholarshipsInOrder } from "../store.ts";
import type { Compiling } from "./build-catalogue.ts";
import { mostClosed, recentlyClosed } from "./closed-catalogue.ts";

/** What a search of the open scholarships understood, and what it lacks. `words` is the query as it was written. */
type Searched = Lacking & { understood: Understood; words: string };

/**
 * What to tell of closed scholarships: those for what was said where no open one is for it, and those that the words call by their
 * title. Undefined where there is nothing to tell. `today` is YYYY-MM-DD.
 */
export async function closedOfferFor(
  deps: Compiling,
  { understood, words, ...lacking }: Searched,
  today: string,
): Promise<ClosedOffer | undefined> {
  // Most searches find what they name.
  if (lacking.called.length > 0 && lacking.unlisted.length === 0) return undefined;
  const index = await recentlyClosed(deps, today);
  const found = closedRows(index, { understood, words }, lacking);
  if (!found) return undefined;
  const { rows, isCalled, said } = found;
  const named = isCalled || rows.length === 1 ? rows.map((row) => index.ids[row] as string) : [];
  const ones = {
    count: rows.length,
    isAll: index.rows < mostClosed,
    days: rows.flatMap((row) => dayOf(index.facts.deadline[row] as number)),
    said,
    named: await scholarshipsInOrder(deps.db, named, today),
  };
  const offer = closedOffer(words, ones, today);
  return understood.closed ? { ...offer, query: null } : offer;
}

function dayOf(number: number): string[] {
  if (number === noDeadline) return [];
  const digits = String(number).padStart(8, "0");
  return [`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`];
}
