import { z } from "zod";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import {
  type AiSearchAnswer,
  type AiSearchRequest,
  type AiSearchResult,
  mostFound,
  noTerms,
  refinableMinutes,
} from "#domain/search/ai-search.ts";
import { isWantedClosed, type Lacking } from "#domain/search/found/closed-ones.ts";
import { withTitle } from "#domain/search/found/titled-rows.ts";
import { repeatsBehind } from "#domain/search/order/repeats-behind.ts";
import { homeOf, readQuery } from "#domain/search/query/read-query.ts";
import type { CatalogueSearch, FoundScholarship } from "#domain/search/search-catalogue.ts";
import { leaveOut } from "#domain/search/shown/chips.ts";
import { readingOf } from "#domain/search/shown/reading-of.ts";
import { Chip } from "#domain/search/shown/search-reading.ts";
import { worthLoosening } from "#domain/search/shown/worth-loosening.ts";
import { isBlank, Understood } from "#domain/search/understood.ts";
import { readBalance } from "#server/billing/ledger/store.ts";
import { paidCall } from "#server/billing/paid-calls/paid-call.ts";
import { earlierAnswer } from "#server/billing/paid-calls/store.ts";
import type { Deps } from "#server/deps.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { SignedInUser } from "#server/platform/http/routing.ts";
import { closedCatalogue } from "#server/scholarships/catalogue/closed-catalogue.ts";
import { closedOfferFor } from "#server/scholarships/catalogue/closed-offer-for.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { readWords } from "./read-words.ts";
import {
  type Searching,
  type SearchingStudent,
  searchFor,
  searchingStudent,
  searchResults,
} from "./searching-student.ts";

type Reading = Searching & Pick<Deps, "model">;
/** `idempotencyKey` is the header. A search without one cannot be repeated or refined. */
type Caller = { student: SignedInUser; idempotencyKey: string | undefined };
type Found = Omit<AiSearchAnswer, "credits_used" | "remaining_credits">;

/** What a search that is refined needs of the earlier answer. */
const EarlierSearch = z.object({
  understood: Understood,
  chips: z.array(Chip),
  refinable_until: z.iso.datetime().nullable(),
});
type EarlierSearch = z.infer<typeof EarlierSearch>;

/**
 * Searches the catalog for a student. It is charged when a scholarship meets every constraint. Then parts of what was
 * understood can be left out for an hour for free. Throws what `paidCall` throws, 400 `no_search_terms`, 404 `no_search` and 409
 * `search_over`.
 */
export async function aiSearch(deps: Reading, caller: Caller, request: AiSearchRequest): Promise<AiSearchAnswer> {
  const { searchTerms, refine } = request;
  const earlier = refine && (await earlierSearch(deps, caller.student.id, refine.search));
  const leftOut = earlier ? earlier.chips.filter((_, at) => refine?.without.includes(at)) : [];
  const reading = earlier && leaveOut(earlier.understood, leftOut);
  const first = earlier && { understood: earlier.understood, words: wordsOf(searchTerms, earlier.understood) };
  const words = first ? wordsLeft(first.words, leftOut) : searchTerms;
  const wanted = { query: searchTerms, words, before: leftOut.length > 0 ? first : undefined };
  if (earlier?.refinable_until && reading)
    return refined(deps, caller.student.id, { ...earlier, ...wanted, understood: reading, from: refine?.from });
  if (!reading) await refuseEmptyWords(deps, searchTerms);
  const paid = await paidCall(
    deps,
    { ...caller, call: "ai_search", input: { searchTerms, refine } },
    async (signal) => {
      const searching = await searchingStudent(deps, caller.student.id);
      const { today } = searching.index;
      const { student } = searching;
      const understood =
        reading ?? (await readWords(deps, searchTerms, { today, level: student.level, home: homeOf(student), signal }));
      const found = await search(deps, searching, { ...wanted, understood });
      const charge = found.fitting > 0;
      const until = new Date(deps.clock().getTime() + refinableMinutes * 60_000).toISOString();
      const refinable_until = charge && caller.idempotencyKey !== undefined ? until : null;
      return { charge, answer: { ...found, refinable_until } };
    },
  );
  const { answer, credits_used, remaining_credits } = paid;
  return { ...answer, credits_used, remaining_credits };
}

/** Throws 400 `no_search_terms` for words such as "scholarships" that do not say what to look for, and are no title. */
async function refuseEmptyWords(deps: Searching, searchTerms: string): Promise<void> {
  const today = deadlineDay(deps.clock());
  const understood = readQuery(searchTerms, today);
  if (!isBlank(understood)) return;
  const index = await compiledCatalogue(deps, today);
  if (!isBlank(withTitle(index, { understood, words: searchTerms }))) return;
  throw new Problem(400, "no_search_terms", noTerms, { errors: [{ path: "searchTerms", message: noTerms }] });
}

async function earlierSearch({ db }: Searching, userId: string, key: string): Promise<EarlierSearch> {
  const answer = await earlierAnswer(db, { user_id: userId, call: "ai_search", idempotency_key: key });
  const earlier = EarlierSearch.safeParse(answer);
  if (!earlier.success) throw notFound("no_search", "This search is not there any more. Search again.");
  return earlier.data;
}

/** The words of an earlier search. Undefined where they are not the words that it understood. */
function wordsOf(words: string, { constraints }: Understood): string | undefined {
  return constraints.every((constraint) => words.includes(constraint.words)) ? words : undefined;
}

/** The words of an earlier search without those that are left out. */
const wordsLeft = (words: string | undefined, leftOut: readonly Chip[]): string | undefined =>
  leftOut.reduce((left, chip) => left?.replace(chip.words, " "), words);

type Refined = EarlierSearch & Words & Paged;

/** A charged search without some of its parts, or what comes behind what was shown. It costs nothing. */
async function refined(deps: Searching, userId: string, earlier: Refined): Promise<AiSearchAnswer> {
  const { refinable_until } = earlier;
  if (refinable_until === null || deps.clock() > new Date(refinable_until))
    throw new Problem(409, "search_over", "This search is more than an hour old. Search again to change it.");
  const found = await search(deps, await searchingStudent(deps, userId), earlier);
  const { credits } = await readBalance(deps.db, userId);
  return { ...found, refinable_until, credits_used: 0, remaining_credits: credits };
}

/** `query` is what the student wrote, `words` what is left of it. */
type Words = Pick<CatalogueSearch, "understood" | "words" | "before"> & { query: string };
/** How many open scholarships were shown before. */
type Paged = { from?: number | undefined };

async function search(
  deps: Searching,
  searching: SearchingStudent,
  { query, from = 0, ...wanted }: Words & Paged,
): Promise<Omit<Found, "refinable_until">> {
  const { today } = searching.index;
  if (isBlank(withTitle(searching.index, wanted))) {
    const nothing = { understood: wanted.understood, corrections: [], unlisted: [], fitting: 0 };
    return { ...readingOf(query, nothing, today), scholarships: [], loosen: [] };
  }
  const { items, ...found } = searchFor(searching, { ...wanted, limit: from + mostFound });
  const { understood, fitting } = found;
  const most = fitting === 0 ? mostFound : mostClosed;
  const { called, unlisted, corrections } = found;
  const lacking = { called, unlisted, corrections };
  const ofClosed = { ...wanted, most, lacking };
  const closed = understood.closed && from === 0 ? await closedResults(deps, searching, ofClosed) : [];
  const ofOffer = { ...lacking, understood: wanted.understood, words: query };
  const offer = from === 0 ? await closedOfferFor(deps, ofOffer, today) : undefined;
  const page = items.slice(from, from + mostFound - closed.length);
  const shown = await searchResults(deps, searching, { found: page, understood });
  const open = repeatsBehind(shown, {
    of: (each) => ({ ...each, provider_name: each.provider }),
    groupOf: ({ missed }) => missed.length,
  });
  return {
    ...readingOf(query, found, today),
    ...(offer && { closed: offer }),
    scholarships: [...open, ...closed],
    loosen: worthLoosening(understood.constraints, open),
  };
}

/** Closed ones come after the open ones, and only where the student asked for them. Where no open one fits, there are more of them. */
const mostClosed = 6;

async function closedResults(
  deps: Searching,
  searching: SearchingStudent,
  { most, lacking, ...wanted }: Omit<Words, "query"> & { most: number; lacking: Lacking },
): Promise<AiSearchResult[]> {
  const index = await closedCatalogue(deps, searching.index.today);
  const isWanted = isWantedClosed(index, wanted, lacking);
  const limit = index.rows;
  const { items, fitting } = searchFor({ ...searching, index, results: undefined }, { ...wanted, limit });
  const fits = ({ row, missed, unnamed }: FoundScholarship) => isWanted(row) && missed.length + unnamed.length === 0;
  const found = fitting === 0 ? [] : items.filter(fits).slice(0, most);
  return searchResults(deps, { ...searching, index }, { found, understood: wanted.understood });
}
