import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import type { Demand } from "./demand.ts";
import { withMilitaryCheck } from "./military-check.ts";
import { readEligibility } from "./read-eligibility.ts";
import { checkedAgainst, withReading } from "./with-reading.ts";

/** What is left to check where nobody compared a line with its source, so that it promises nobody anything. */
const unchecked: Demand = {
  about: "check",
  kind: "unchecked",
  quote: "Compare these requirements with the sponsor's page. We have not checked them yet.",
};

/**
 * Editors state the facts of a line and its requirements in words. The words are read like any sponsor's; what only the
 * title, the description or the evidence says is left to check, and so is all of a line without the day of a check.
 */
export function readCuratedFacts<Facts extends ScholarshipFacts & { last_checked?: string | null }>(
  facts: Facts,
): Facts {
  const { title, provider_name: provider, description, requirements, evidence } = facts;
  const inRequirements = readEligibility({ title: "", provider, text: `Requirements:\n${requirements.join("\n")}` });
  const beside = readEligibility({ title, provider, text: [description, ...Object.values(evidence)].join("\n") });
  const read = withMilitaryCheck(checkedAgainst(withReading(facts, inRequirements, "editors"), beside), [
    inRequirements,
    beside,
  ]);
  return facts.last_checked === null ? { ...read, demands: [...read.demands, unchecked] } : read;
}
