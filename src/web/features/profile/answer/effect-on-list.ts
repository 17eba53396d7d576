import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { answerEffect } from "#domain/matches/answer-effect.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";

/** What a list may have in its query and be the student's whole list. */
const ofWholeList = new Set(["sort", "limit"]);

/**
 * Remembers the figures of the student's whole list, where a screen shows it. What it returns is called once an answer is saved, and tells
 * what that changed; null where no figures are known.
 */
export function watchList(client: QueryClient): () => Promise<string | null> {
  const [queryKey, before] = client
    .getQueriesData<InfiniteData<MatchPage>>({ queryKey: matchKeys.lists })
    .filter(([[, , query]]) => Object.keys(query ?? {}).every((key) => ofWholeList.has(key)))
    .map(([key, list]) => [key, list?.pages[0]] as const)
    .find(([, page]) => page !== undefined) ?? [null, undefined];
  return async () => {
    if (!before) return null;
    // Saving has asked for the list anew already, if it is on the screen.
    await client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    const after = client.getQueryData<InfiniteData<MatchPage>>(queryKey)?.pages[0];
    return after ? answerEffect(before, after) : null;
  };
}
