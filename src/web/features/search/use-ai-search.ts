import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WordSearch } from "#domain/saved-searches/saved-search.ts";
import type { Chip } from "#domain/search/shown/search-reading.ts";
import { useStudent } from "#web/features/accounts/api.ts";
import { refreshPlan } from "#web/features/billing/api.ts";
import { isAllOpen } from "#web/features/billing/shared/plan-words.ts";
import { usePlan } from "#web/features/billing/shared/use-plan.ts";
import { sendSearch } from "./api.ts";
import { type LastSearch, lastSearch } from "./last-search.ts";
import { toastSearchProblem } from "./search-problems.ts";
import { useRepeatableKey } from "./use-repeatable-key.ts";

export type AiSearch = {
  /** Whether searches cost nothing. False until the plan is known. */
  isFree: boolean;
  last: LastSearch | null;
  isSearching: boolean;
  error: unknown;
  /** Searches. Chips that are to be left out are left out of the result where that costs nothing. */
  search: (terms: string, leftOut?: LeftOut) => void;
  /** The chips that are left out, by their places in the answer. */
  without: readonly number[];
  /** All that is left out of the words. */
  leftOut: LeftOut;
  /** Leaves chips out. Where that costs nothing, the search is repeated at once. */
  leaveOut: (without: readonly number[]) => void;
  /** Shows the next ones, for free; undefined where the search was not charged. */
  showMore: (() => void) | undefined;
  /** Repeats the search without them, for credits; undefined where it was repeated already. */
  searchAgain: (() => void) | undefined;
};

type LeftOut = NonNullable<WordSearch["left_out"]>;
type Sent =
  | { terms: string; leftOut: LeftOut }
  | { refine: LastSearch; without: readonly number[] }
  | { more: LastSearch };

/** The search of the student, which goes on from the last one of this tab. */
export function useAiSearch(): AiSearch {
  const { user } = useStudent();
  const client = useQueryClient();
  const plan = usePlan();
  const keyFor = useRepeatableKey();
  const [last, setLast] = useState(() => lastSearch(user.id).read());
  const [without, setWithout] = useState(last?.without ?? []);
  const sent = useMutation({
    mutationFn: async (next: Sent) => {
      if ("more" in next) return withMore(next.more);
      if ("refine" in next) return refined(next, keyFor);
      const found = await searched(next.terms, keyFor);
      const without = placesOf(next.leftOut, found);
      if (without.length === 0 || !isFreeAfter(found)) return found;
      // The search may be paid for, so it is shown even if it cannot be repeated.
      return refined({ refine: found, without }, keyFor).catch(() => found);
    },
    onSuccess: (next) => {
      lastSearch(user.id).write(next);
      setLast(next);
      setWithout(next.without);
    },
    onError: (error) => {
      setWithout(last?.without ?? []);
      toastSearchProblem(error);
    },
    onSettled: () => refreshPlan(client),
  });
  const send = (next: Sent) => {
    if (!sent.isPending) sent.mutate(next);
  };
  const isFree = plan !== undefined && isAllOpen(plan);
  const isFreeAfter = ({ answer }: LastSearch) => answer.refinable_until !== null || isFree;
  const isFreeAgain = last !== null && isFreeAfter(last);
  const isChanged = last !== null && without.join() !== last.without.join();
  return {
    isFree,
    last,
    isSearching: sent.isPending,
    error: sent.error,
    search: (terms, leftOut = []) => send({ terms, leftOut }),
    without,
    leftOut: last
      ? [...last.leftOutBefore, ...chipsAt(without, last)].map(({ slot, words, value }) => ({ slot, words, value }))
      : [],
    leaveOut: (next) => {
      setWithout([...next]);
      if (last && isFreeAgain) send({ refine: last, without: next });
    },
    showMore: last && last.answer.refinable_until !== null ? () => send({ more: last }) : undefined,
    searchAgain: last && isChanged && !isFreeAgain ? () => send({ refine: last, without }) : undefined,
  };
}

type KeyFor = ReturnType<typeof useRepeatableKey>;

async function searched(terms: string, keyFor: KeyFor): Promise<LastSearch> {
  const key = keyFor(terms);
  const answer = await sendSearch({ searchTerms: terms }, key.value);
  key.forget();
  return { terms, leftOutBefore: [], key: key.value, answer, without: [], shown: answer };
}

/** The chips of a search at these places. */
const chipsAt = (places: readonly number[], { answer }: LastSearch): Chip[] =>
  places.flatMap((at) => answer.chips[at] ?? []);

/** The places of chips among those of a search. */
const placesOf = (leftOut: LeftOut, { answer }: LastSearch): number[] =>
  answer.chips.flatMap((chip, at) => (leftOut.some((each) => isLeftOut(chip, each)) ? [at] : []));

/** A search that was saved earlier has no value, and leaves out all that its words say of the slot. */
const isLeftOut = (chip: Chip, { slot, words, value }: LeftOut[number]) =>
  chip.slot === slot && chip.words === words && (value === undefined || chip.value === value);

/** A charged search is refined for free. One that was not charged becomes a new search with its own key. */
async function refined({ refine: last, without }: { refine: LastSearch; without: readonly number[] }, keyFor: KeyFor) {
  const { terms } = last;
  const request = { searchTerms: terms, refine: { search: last.key, without: [...without] } };
  if (last.answer.refinable_until !== null) return { ...last, without: [...without], shown: await sendSearch(request) };
  const key = keyFor(JSON.stringify(request));
  const answer = await sendSearch(request, key.value);
  key.forget();
  const leftOutBefore = [...last.leftOutBefore, ...chipsAt(without, last)];
  return { terms, leftOutBefore, key: key.value, answer, without: [], shown: answer };
}

/** A charged search with what comes behind the scholarships that it shows. */
async function withMore(last: LastSearch): Promise<LastSearch> {
  const before = last.shown.scholarships;
  const from = before.filter(({ closed }) => !closed).length;
  const next = await sendSearch({
    searchTerms: last.terms,
    refine: { search: last.key, without: [...last.without], from },
  });
  const known = new Set(before.map(({ id }) => id));
  const added = next.scholarships.filter(({ id }) => !known.has(id));
  return { ...last, shown: { ...last.shown, scholarships: [...before, ...added] } };
}
