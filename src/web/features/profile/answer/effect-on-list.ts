import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { answerEffect } from "#domain/matches/answer-effect.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { matchesQuery } from "#web/features/matches/api.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";

/** What a list may have in its query and be the student's whole list. */
const ofWholeList = new Set(["sort", "limit"]);
/** The figures of the whole list with as few rows as can be, whatever a screen has loaded of it. */
const figuresQuery = { ...matchesQuery({}, 1), staleTime: 0 };

/**
 * Remembers the figures of the student's whole list, where a screen shows it. What it returns is called once an answer is saved, and tells
 * what that changed; null where no figures are known, or those known are older than an earlier answer. It fails where the figures cannot be read.
 */
export function watchList(client: QueryClient): () => Promise<string | null> {
  // Figures that an earlier answer still waits for would count this one too.
  void client.cancelQueries({ queryKey: figuresQuery.queryKey, exact: true }, { revert: false });
  const before = client
    .getQueryCache()
    .findAll({ queryKey: matchKeys.lists })
    .filter(({ queryKey: [, , query] }) => Object.keys(query ?? {}).every((key) => ofWholeList.has(key)))
    .filter(({ state }) => !state.isInvalidated)
    .map(({ state }) => (state.data as InfiniteData<MatchPage> | undefined)?.pages[0])
    .find((page) => page !== undefined);
  return async () => {
    if (!before) return null;
    const [after] = (await client.fetchInfiniteQuery(figuresQuery)).pages;
    return after ? answerEffect(before, after) : null;
  };
}
