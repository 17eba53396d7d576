import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import { withMilitaryCheck } from "./military-check.ts";
import { readEligibility } from "./read-eligibility.ts";
import { checkedAgainst, withReading } from "./with-reading.ts";

/**
 * Editors state the facts of a line and its requirements in words. The words are read like any sponsor's; what only the
 * title, the description or the evidence says is left to check.
 */
export function readCuratedFacts<Facts extends ScholarshipFacts>(facts: Facts): Facts {
  const { title, provider_name: provider, description, requirements, evidence } = facts;
  const inRequirements = readEligibility({ title: "", provider, text: `Requirements:\n${requirements.join("\n")}` });
  const beside = readEligibility({ title, provider, text: [description, ...Object.values(evidence)].join("\n") });
  return withMilitaryCheck(checkedAgainst(withReading(facts, inRequirements, "editors"), beside), [
    inRequirements,
    beside,
  ]);
}
