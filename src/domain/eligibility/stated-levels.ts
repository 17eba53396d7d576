import { type MatchingLevel, matchingLevels } from "../profile/academic-level.ts";
import type { Demand } from "./demand.ts";
import type { Meaning } from "./mention.ts";

export type StatedLevel = Extract<Meaning, { about: "level" }>;
type ClassDemand = Extract<Demand, { about: "class" }>;

/**
 * The levels that every statement admits, where there are such, else those of all of them. A level that is pursued or
 * about to begin narrows the present ones, or stands for them where none is stated: high school seniors may be accepted
 * into a bachelor's program.
 */
export function levelsStated(stated: readonly StatedLevel[]): MatchingLevel[] {
  const present = sharedOf(stated.filter(({ entering }) => !entering));
  const next = sharedOf(stated.filter(({ entering }) => entering));
  if (present.length === 0) return next;
  const both = present.filter((level) => next.includes(level));
  return both.length > 0 && !present.includes("high_school") ? both : present;
}

function sharedOf(stated: readonly StatedLevel[]): MatchingLevel[] {
  const shared = matchingLevels.filter((level) => stated.every(({ levels }) => levels.includes(level)));
  if (stated.length === 0 || shared.length > 0) return stated.length === 0 ? [] : shared;
  return matchingLevels.filter((level) => stated.some(({ levels }) => levels.includes(level)));
}

/** The classes that are stated for each kind of school. Those of several statements are all admitted. */
export function classesStated(stated: readonly { level: StatedLevel; quote: string }[]): ClassDemand[] {
  return (["high_school", "college"] as const).flatMap((of) => {
    const own = stated.filter(({ level }) => level.years_left && schoolOf(level) === of);
    const [first] = own;
    if (!first) return [];
    const years = new Set(own.flatMap(({ level }) => level.years_left ?? []));
    return [{ about: "class", of, years_left: [...years].toSorted((a, b) => b - a), quote: first.quote }];
  });
}

const schoolOf = ({ levels }: StatedLevel): ClassDemand["of"] =>
  levels.includes("high_school") ? "high_school" : "college";
