import type { Demand } from "../demand.ts";

/** The classes of a level that is doubtful itself are left to check. */
export const withDoubtfulClasses = (demands: readonly Demand[], doubts: readonly Demand[]): Demand[] =>
  doubts.some((doubt) => doubt.about === "doubtful" && doubt.criterion === "level")
    ? demands.map((each) => (each.about === "class" ? { about: "check", kind: "level", quote: each.quote } : each))
    : [...demands];

/**
 * "For a high school senior. ... Must be a high school senior or a college student": the class is not demanded of those of other levels, who are
 * left to check.
 */
export const withLevelsBeside = (demands: readonly Demand[], beside: readonly Demand[]): Demand[] => {
  const others = beside.flatMap((each) => (each.about === "doubtful" ? each.levels : []));
  return demands.map((each) => {
    if (each.about !== "class" || each.of !== "high_school") return each;
    const besides = others.filter((level) => level !== "high_school");
    return besides.length > 0 ? { ...each, besides: [...new Set([...(each.besides ?? []), ...besides])] } : each;
  });
};
