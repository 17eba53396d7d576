import type { AiSearchAnswer, AiSearchResult } from "../ai-search.ts";
import { type Constraint, isAmount } from "../understood.ts";

/**
 * The constraints that found scholarships miss and nothing else, with how many miss them, the most promising first.
 * Constraints that are alternatives are left out together.
 */
export function worthLoosening(
  constraints: readonly Constraint[],
  found: readonly Pick<AiSearchResult, "missed" | "ruled_out">[],
): AiSearchAnswer["loosen"] {
  const places = new Map(constraints.map((constraint, at) => [keyOf(constraint), at]));
  const counted = new Map<string, AiSearchAnswer["loosen"][number]>();
  for (const { missed, ruled_out } of found) {
    const misses = missed.flatMap(({ constraint }) => constraint ?? []);
    const [first] = misses;
    const isMore = misses.length < missed.length || misses.some((each) => first && !belongTogether(each, first));
    if (!first || ruled_out || isMore) continue;
    const together = misses.flatMap((constraint) => places.get(keyOf(constraint)) ?? []);
    const key = together.join();
    counted.set(key, { constraints: together, scholarships: (counted.get(key)?.scholarships ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => b.scholarships - a.scholarships);
}

const keyOf = ({ slot, value }: Constraint) => `${slot} ${value}`;

/** Alternatives are of one slot, or two amounts. Several groups of a student are no alternatives. */
const belongTogether = (one: Constraint, other: Constraint) =>
  (isAmount(one) && isAmount(other)) ||
  (one.slot === other.slot && (one.slot !== "group" || one.value === other.value));
