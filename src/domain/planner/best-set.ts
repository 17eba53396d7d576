import { type Combination, upperBounds } from "./upper-bound.ts";

/** An application that the student may or may not work on. Hours are counted in whole units, such as quarters. */
export type Choice = {
  /** The hours that there are before its deadline. */
  capacity: number;
  /** The hours of the work that only this application needs. */
  hours: number;
  /** The indexes of the pieces of work that it shares with others, such as an essay that serves several applications. */
  shared: readonly number[];
  /** What it is worth: a whole number above 0. */
  worth: number;
};

type BestSet = {
  /** The indexes of the chosen applications, ascending. */
  chosen: number[];
  worth: number;
  /** No set is worth more than this. It equals `worth` when the set is proved to be the best. */
  atMost: number;
};

/** How many combinations are kept after each application: in a quick first search, and in the thorough one. */
type Kept = { few: number; many: number };

/** Bounds time and memory: the more applications, the fewer combinations. */
const keptFor = (applications: number): Kept => ({
  few: 50,
  many: Math.min(20_000, Math.max(50, Math.floor(300_000 / applications))),
});

/**
 * The set of applications that is worth most, where all work of each chosen one fits before its deadline. Shared work is
 * counted once. `sharedHours` are the hours of each shared piece.
 *
 * Applications are decided one after another by deadline (Lawler and Moore, 1969): a set is possible if, up to each
 * deadline, the work of the chosen applications takes no more hours than there are. Of two combinations that have the
 * same shared work done, the one that uses more hours for no more worth is dropped. That is exact. Where more
 * combinations remain than the limit, those with the lowest upper bounds are dropped too; `atMost` says what was given up.
 */
export function bestSet(
  choices: readonly Choice[],
  sharedHours: readonly number[],
  { few, many }: Kept = keptFor(choices.length),
): BestSet {
  const quick = search(choices, sharedHours, { keep: few, floor: null });
  if (quick.worth === quick.atMost) return quick;
  const thorough = search(choices, sharedHours, { keep: many, floor: quick });
  const better = thorough.worth > quick.worth ? thorough : quick;
  return { ...better, atMost: Math.min(quick.atMost, thorough.atMost) };
}

type SearchLimit = {
  /** How many combinations to keep after each application. */
  keep: number;
  /** A known set. Combinations that cannot be worth more are dropped. */
  floor: BestSet | null;
};

function search(choices: readonly Choice[], sharedHours: readonly number[], { keep, floor }: SearchLimit): BestSet {
  const order = choices.map((choice, index) => ({ choice, index }));
  order.sort((one, other) => one.choice.capacity - other.choice.capacity || one.index - other.index);
  const sorted = order.map(({ choice }) => choice);
  const neededAfter = sharedAfter(sorted);
  const boundsAt = upperBounds(sorted, sharedHours);
  const known = floor?.worth ?? -1;
  let kept: Combination[] = [{ ...nothing }];
  let mostDropped = 0;
  sorted.forEach((choice, at) => {
    const added = kept.flatMap((each) => withChoice(each, { choice, at, sharedHours }));
    kept = withoutBeaten([...kept, ...added], neededAfter[at] ?? 0n);
    if (kept.length <= keep) return;
    const boundOf = boundsAt(at);
    const ranked = kept.map((each) => ({ each, bound: boundOf(each) })).filter(({ bound }) => bound > known);
    ranked.sort((one, other) => other.bound - one.bound);
    mostDropped = Math.max(mostDropped, ranked[keep]?.bound ?? 0);
    kept = ranked.slice(0, keep).map(({ each }) => each);
  });
  const best = kept.reduce((one, other) => (other.worth > one.worth ? other : one), nothing);
  const chosen = chosenIn(best).flatMap((at) => order[at]?.index ?? []);
  const atMost = Math.max(best.worth, mostDropped, known);
  return { chosen: chosen.sort((one, other) => one - other), worth: best.worth, atMost };
}

const nothing: Combination = { used: 0, worth: 0, done: 0n, before: null, at: -1 };

/** The combination with one more application, or none if its work does not fit before its deadline. */
function withChoice(
  before: Combination,
  { choice, at, sharedHours }: { choice: Choice; at: number; sharedHours: readonly number[] },
): Combination[] {
  let used = before.used + choice.hours;
  let done = before.done;
  for (const piece of choice.shared) {
    const bit = 1n << BigInt(piece);
    if (done & bit) continue;
    used += sharedHours[piece] ?? 0;
    done |= bit;
  }
  return used <= choice.capacity ? [{ used, worth: before.worth + choice.worth, done, before, at }] : [];
}

/**
 * Drops each combination that another one with the same shared work beats: no more hours, no less worth. Shared work
 * that no later application needs is forgotten.
 */
function withoutBeaten(combinations: Combination[], needed: bigint): Combination[] {
  for (const each of combinations) each.done &= needed;
  combinations.sort((one, other) => one.used - other.used || other.worth - one.worth);
  const bestOf = new Map<bigint, number>();
  return combinations.filter(({ done, worth }) => {
    if (worth <= (bestOf.get(done) ?? -1)) return false;
    bestOf.set(done, worth);
    return true;
  });
}

/** For each application, the shared work that later ones need, as bits. */
function sharedAfter(sorted: readonly Choice[]): bigint[] {
  let bits = 0n;
  const needed = sorted.toReversed().map(({ shared }) => {
    const later = bits;
    for (const piece of shared) bits |= 1n << BigInt(piece);
    return later;
  });
  return needed.reverse();
}

function chosenIn(combination: Combination): number[] {
  const chosen: number[] = [];
  for (let each: Combination | null = combination; each && each.at >= 0; each = each.before) chosen.push(each.at);
  return chosen;
}
