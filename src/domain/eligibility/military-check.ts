import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import type { Reading } from "./combine/statement.ts";
import type { Demand } from "./demand.ts";
import { namesMilitary } from "./group/military.ts";

/**
 * Leaves to check whom of a military family a scholarship means, where a column states the group and no words say that
 * it is for all of them: the student's answer does not tell who serves or served.
 */
export function withMilitaryCheck<Facts extends Pick<ScholarshipFacts, "title" | "groups" | "evidence" | "demands">>(
  facts: Facts,
  readings: readonly Reading[],
): Facts {
  if (!facts.groups.includes("military") || facts.demands.some(isOfMilitary)) return facts;
  const stating = readings.filter((reading) => reading.facts.groups.includes("military"));
  if (stating.length > 0 && !stating.some(({ demands }) => demands.some(isOfMilitary))) return facts;
  const check: Demand = { about: "check", kind: "family", quote: facts.evidence.groups || facts.title };
  return { ...facts, demands: [...facts.demands, check] };
}

const isOfMilitary = (demand: Demand): boolean => demand.about === "check" && namesMilitary(demand.quote);
