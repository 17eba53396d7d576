import type { Demand } from "../../../eligibility/demand.ts";
import {
  bothUnknown,
  type Comparison,
  close,
  failed,
  likely,
  met,
  mostDoubt,
  unclear,
  withDoubt,
  withOwn,
} from "../criterion.ts";
import type { RequiredDemand } from "../requirements.ts";
import type { Student } from "../student.ts";
import { compareDemand } from "./conditions.ts";
import { keptComparisons } from "./kept-comparisons.ts";
import { isUnchecked } from "./own-check-words.ts";
import { isRare } from "./rare-conditions.ts";

/** Whether the sponsor's words say that there are requirements elsewhere: nobody knows how many. */
export const standsElsewhere = (demand: Demand): boolean =>
  (demand.about === "check" && demand.kind === "not_stated") || isUnchecked(demand);

/**
 * The conditions of many scholarships, flat: different demands once, and for each condition the numbers of its demands. That nobody
 * checked a scholarship is no demand of its own here.
 */
type Conditions = {
  demands: RequiredDemand[];
  /** Of each demand. */
  elsewhere: boolean[];
  rare: boolean[];
  numbers: number[];
  /** The words of each number, as `quote` tells equal ones. */
  words: string[];
  /** Where the demands of each condition begin, and where those of the last one end. */
  starts: number[];
  /** Of each condition. */
  facts: Facts[];
};
/** `alone`: there is no other demand than that nobody checked it. */
type Facts = { unchecked: boolean; alone: boolean };

const noConditions = (): Conditions => ({
  demands: [],
  elsewhere: [],
  rare: [],
  numbers: [],
  words: [],
  starts: [0],
  facts: [],
});

/** `numberOf` gives the number of a demand that is there already. */
function addCondition(all: Conditions, demands: readonly RequiredDemand[], numberOf?: Map<string, number>): void {
  for (const demand of demands) {
    if (isUnchecked(demand)) continue;
    all.numbers.push(numberFor(all, demand, numberOf));
    all.words.push(demand.quote);
  }
  all.starts.push(all.numbers.length);
  all.facts.push(factsOf(demands));
}

function numberFor(
  { demands, elsewhere, rare }: Conditions,
  demand: RequiredDemand,
  numberOf?: Map<string, number>,
): number {
  const key = numberOf ? JSON.stringify({ ...demand, quote: "" }) : "";
  const known = numberOf?.get(key);
  if (known !== undefined) return known;
  numberOf?.set(key, demands.length);
  elsewhere.push(standsElsewhere(demand));
  rare.push(isRare(demand));
  return demands.push(demand) - 1;
}

// Few are different, so that they stay in the cache of the processor.
const allFacts = new Map<string, Facts>();
function factsOf(demands: readonly RequiredDemand[]): Facts {
  const facts = {
    unchecked: demands.some(isUnchecked),
    alone: demands.length === 1,
  };
  const key = JSON.stringify(facts);
  const known = allFacts.get(key) ?? facts;
  allFacts.set(key, known);
  return known;
}

const alone = new WeakMap<readonly RequiredDemand[], Conditions>();

/** Compares all demands of a scholarship with a student. */
export function compareDemands(student: Student, demands: readonly RequiredDemand[], today: string): Comparison {
  let conditions = alone.get(demands);
  if (!conditions) {
    conditions = noConditions();
    addCondition(conditions, demands);
    alone.set(demands, conditions);
  }
  const { demands: stated } = conditions;
  return compareCondition(conditions, 0, (number) => compareDemand(student, stated[number] as RequiredDemand, today));
}

type Known = {
  conditions: Conditions;
  numberOf: Map<string, number>;
  comparing: ReturnType<typeof keptComparisons>;
};
const inBulk = new WeakMap<readonly unknown[], Known>();

function newlyKnown(): Known {
  const conditions = noConditions();
  return { conditions, numberOf: new Map(), comparing: keptComparisons(conditions.demands) };
}

/** Compares the demands of many scholarships. Each different demand is compared once, and kept for a student who saves another answer. */
export function compareConditions(values: readonly (readonly RequiredDemand[] | null)[]) {
  const known = inBulk.get(values) ?? newlyKnown();
  inBulk.set(values, known);
  const { conditions, numberOf, comparing } = known;
  return (student: Student, today: string) => {
    const compareOnce = comparing(student, today);
    return (at: number): Comparison => {
      while (conditions.facts.length <= at) addCondition(conditions, values[conditions.facts.length] ?? [], numberOf);
      return compareCondition(conditions, at, compareOnce);
    };
  };
}

/**
 * One demand that fails decides; one that only the student can check stays unknown. The open ones leave
 * the doubt of the most doubtful: their number tells nothing, because sponsors that say most clearly who may apply have many. What few meet
 * and the student does earns as much beside open ones.
 */
function compareCondition(
  { starts, numbers, words, elsewhere, rare, facts }: Conditions,
  at: number,
  compareOne: (number: number) => Comparison,
): Comparison {
  const { unchecked, alone: isAlone } = facts[at] as Facts;
  const end = starts[at + 1] as number;
  let open: Comparison | null = null;
  let doubt = 0;
  let firstWords = "";
  let isSeveral = unchecked;
  let isLikely = true;
  let isOwn = false;
  for (let place = starts[at] as number; place < end; place++) {
    const number = numbers[place] as number;
    const comparison = compareOne(number);
    if (comparison === failed) return failed;
    const isMet = comparison.result !== "unknown" || comparison.likely !== undefined;
    isOwn ||= (rare[number] === true && isMet) || comparison.earns === true;
    if (comparison.result !== "unknown") continue;
    isLikely &&= comparison.likely !== undefined;
    if (open === null) firstWords = words[place] as string;
    open = bothUnknown(open ?? comparison, comparison);
    doubt = Math.max(doubt, comparison.doubt ?? 0);
    isSeveral ||= words[place] !== firstWords || (elsewhere[number] as boolean);
  }
  const result = isOwn ? met : close;
  if (open !== null && isLikely) return likely(result.result as "met" | "close", isSeveral);
  if (open !== null && unchecked) open = bothUnknown(open, unclear);
  if (open !== null) return (isOwn ? withOwn : withDoubt)(open, Math.min(mostDoubt, doubt), isSeveral);
  // That nobody checked it says nothing of the student.
  if (unchecked) return likely(isAlone ? "nothing" : (result.result as "met" | "close"), true);
  return result;
}
