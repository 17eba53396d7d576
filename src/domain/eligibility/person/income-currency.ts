import { dollarOf } from "../../reader/amounts/dollar-of.ts";
import type { Demand } from "../demand.ts";

/** "An income below $50,000" of a sponsor whose dollar is no US dollar is left to check: the profile knows US dollars. */
export function withIncomesInDollars(
  demands: readonly Demand[],
  sponsor: Parameters<typeof dollarOf>[0],
): readonly Demand[] {
  if (!demands.some(isInDollars) || dollarOf(sponsor) === "USD") return demands;
  return demands.map((demand) =>
    isInDollars(demand) ? { about: "check", kind: "income", quote: demand.quote } : demand,
  );
}

const isInDollars = (demand: Demand): boolean => demand.about === "income" && demand.of === "dollars";
