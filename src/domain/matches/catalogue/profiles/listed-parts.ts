import type { Stages } from "./profile-columns.ts";
import type { Read } from "./student-view.ts";

/**
 * Profiles that an answer divides into parts: `parts` has the number of the part of each profile of `list`, between the same places.
 * `firsts`: the first profile of each part.
 */
export type ListedParts = {
  list: Uint32Array;
  parts: Uint32Array;
  from: number;
  to: number;
  firsts: readonly number[];
};

/** They are used until the next call, because megabytes for each scholarship keep the collector busy. */
const room = (profiles: number) => ({
  list: new Uint32Array(profiles),
  parts: new Uint32Array(profiles),
  sorted: new Uint32Array(profiles),
});
let scratch = room(0);

/** Lists the profiles of these stages whose number in `stays` is not negative, by the parts into which an answer divides them. */
export function listParts(
  { starts }: Pick<Stages, "starts">,
  stages: readonly number[],
  stays: Int32Array,
  read: Read,
): ListedParts {
  if (scratch.list.length < stays.length) scratch = room(stays.length);
  const { list, parts } = scratch;
  const { known, before, firsts, numberOf } = partsOf(read);
  const { numbers } = read.column;
  let to = 0;
  for (const stage of stages) {
    const end = starts[stage + 1] as number;
    for (let profile = starts[stage] as number; profile < end; profile++) {
      if ((stays[profile] as number) < 0) continue;
      const answer = numbers[profile] as number;
      let number = known[answer] as number;
      if (number < before) number = numberOf(answer, profile);
      list[to] = profile;
      parts[to] = number - before;
      to++;
    }
  }
  return { list, parts, from: 0, to, firsts };
}

/** The parts into which an answer divides a part of the list. */
export function numberParts(from: number, to: number, read: Read): ListedParts {
  const { list, parts } = scratch;
  const { known, before, firsts, numberOf } = partsOf(read);
  const { numbers } = read.column;
  for (let at = from; at < to; at++) {
    const profile = list[at] as number;
    const answer = numbers[profile] as number;
    let number = known[answer] as number;
    if (number < before) number = numberOf(answer, profile);
    parts[at] = number - before;
  }
  return { list, parts, from, to, firsts };
}

/** Sorts the list by the numbers of the parts, and returns the size of each. */
export function sortByParts({ list, parts, from, to, firsts }: ListedParts): Uint32Array {
  const sizes = new Uint32Array(firsts.length);
  if (sizes.length === 1) return sizes.fill(to - from);
  for (let at = from; at < to; at++) (sizes[parts[at] as number] as number)++;
  const places = new Uint32Array(sizes.length);
  for (let part = 1; part < sizes.length; part++)
    places[part] = (places[part - 1] as number) + (sizes[part - 1] as number);
  const { sorted } = scratch;
  for (let at = from; at < to; at++) {
    const part = parts[at] as number;
    sorted[places[part] as number] = list[at] as number;
    (places[part] as number)++;
  }
  list.set(sorted.subarray(0, to - from), from);
  return sizes;
}

// By answer, the number of its part. Numbers below `nextNumber` at the beginning of a call are of calls before, so that nothing is cleared.
let partOfAnswer = new Uint32Array(0);
let nextNumber = 1;

/** `known` has at least `before` for the answers whose part has a number, and `numberOf` gives the others theirs. */
function partsOf({ column: { values }, part }: Read) {
  if (partOfAnswer.length < values.length || nextNumber > 2 ** 31)
    [partOfAnswer, nextNumber] = [new Uint32Array(Math.max(partOfAnswer.length, 2 * values.length)), 1];
  const known = partOfAnswer;
  const before = nextNumber;
  const byPart = part && new Map<unknown, number>();
  const firsts: number[] = [];
  return {
    known,
    before,
    firsts,
    numberOf: (answer: number, profile: number): number => {
      const made = part?.(values[answer]);
      const number = byPart?.get(made) ?? firsts.push(profile) - 1;
      byPart?.set(made, number);
      nextNumber = before + firsts.length;
      known[answer] = before + number;
      return before + number;
    },
  };
}
