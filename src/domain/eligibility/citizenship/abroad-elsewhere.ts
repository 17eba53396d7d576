import { dollarOf } from "../../reader/amounts/dollar-of.ts";
import type { Reading } from "../combine/statement.ts";

/** Words of sponsors for whom a student from the United States is one from abroad. */
const elsewhere = /£|\boverseas (?:tuition )?fees?\b/;

/**
 * "International students" of a sponsor that is not in the United States: whom it means depends on its own country, so the status, which is
 * one in the United States, counts but leaves nobody out.
 */
export function withStatusesElsewhere(reading: Reading, sponsor: Parameters<typeof dollarOf>[0]): Reading {
  const { facts, quotes, demands } = reading;
  // "Australian citizens or international students": matching leaves the others to check already.
  if (facts.citizenship.join() !== "international" || facts.countries.length > 0) return reading;
  const quote = quotes.find(({ key }) => key === "citizenship")?.words;
  const isDoubtful = demands.some((demand) => demand.about === "doubtful" && demand.criterion === "citizenship");
  if (quote === undefined || isDoubtful) return reading;
  if (!elsewhere.test(sponsor.text) && dollarOf(sponsor) === "USD") return reading;
  return { ...reading, demands: [...demands, { about: "doubtful", criterion: "citizenship", levels: [], quote }] };
}
