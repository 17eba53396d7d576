import { keyOf, ownWords } from "../../scholarships/duplicates/own-words.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";

type Repeated = Pick<ScholarshipFacts, "title" | "provider_name" | "description" | "amount_min" | "amount_max">;

/** What of a list stands together: repeats never move into another group. */
type Listed<T> = { of: (item: T) => Repeated; groupOf: (item: T) => unknown };

const first = 10;

/**
 * A first page on which scholarships that seem to repeat an earlier one stand behind the first ten, or at the end of their group where
 * that comes sooner. All of the page stays on it.
 */
export function repeatsBehind<T>(page: readonly T[], { of, groupOf }: Listed<T>): T[] {
  const order: T[] = [];
  let waiting: T[] = [];
  const seen = new Map<string, Repeated[]>();
  for (const item of page) {
    const last = order.at(-1);
    if (order.length >= first || (last !== undefined && groupOf(last) !== groupOf(item))) {
      order.push(...waiting);
      waiting = [];
    }
    const facts = of(item);
    const key = keyOfTitle(facts);
    const alike = seen.get(key) ?? [];
    const isRepeat = order.length < first && alike.some((other) => agree(facts, other));
    (isRepeat ? waiting : order).push(item);
    seen.set(key, [...alike, facts]);
  }
  return [...order, ...waiting];
}

/** Those that do not seem to repeat an earlier one. */
export function withoutRepeats<T extends Repeated>(items: readonly T[]): T[] {
  const isSame = (one: T, other: T) => keyOfTitle(one) === keyOfTitle(other) && agree(one, other);
  return items.filter((item, at) => !items.slice(0, at).some((before) => isSame(item, before)));
}

/** Rounds of one scholarship. Its years tell no title apart. */
const round = /^(?:fall|spring|summer|winter|autumn|round|cycle)$/;

/** The words that tell a title, however it is spelled: "The Scurry Foundation's Scholarship" is "Scurry Scholarship, Fall 2026". */
function keyOfTitle(facts: Repeated): string {
  const known = keys.get(facts);
  if (known !== undefined) return known;
  const words = ownWords(facts.title.replaceAll("’", "'").replaceAll("'s ", " "));
  const telling = words.filter((word) => !round.test(word));
  const key = keyOf(telling.length > 0 ? telling : words);
  keys.set(facts, key);
  return key;
}

/** Of the scholarships that pages show again and again: a key takes as long as the score of its match. */
const keys = new WeakMap<Repeated, string>();

/** Whether two of one title are of one sponsor, pay the same stated sum, or have the same description. */
function agree(one: Repeated, other: Repeated): boolean {
  const paysSame =
    one.amount_max !== null && one.amount_min === other.amount_min && one.amount_max === other.amount_max;
  return (
    one.provider_name.toLowerCase() === other.provider_name.toLowerCase() ||
    paysSame ||
    (one.description !== "" && one.description === other.description)
  );
}
