import { type Proposal, withProposals } from "#domain/eligibility/proposals.ts";
import { readEligibility, type SponsorText } from "#domain/eligibility/read-eligibility.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { Model } from "#server/platform/model/model.ts";
import { type ProposalCounts, proposalsFor } from "./proposed-facts.ts";

/** What a model proposes for what was not understood in a text: each proposal, and why it does not count. */
export async function shownProposals(model: Model, sponsor: SponsorText): Promise<string> {
  const facts = { ...emptyFacts(), ...readEligibility(sponsor).facts };
  const { accepted, dropped } = withProposals(facts, sponsor, await proposalsFor(model, sponsor));
  const lines = [
    ...accepted.map((proposal) => `  counts: ${shown(proposal)}`),
    ...dropped.map(({ proposal, reason }) => `  dropped (${reason}): ${shown(proposal)}`),
  ];
  return ["Proposed by the model", ...(lines.length > 0 ? lines : ["  nothing"]), ""].join("\n");
}

const shown = ({ criterion, values, quote }: Proposal) => `${criterion} ${values.join(", ")} <- "${quote}"`;

/** One line: how many proposals count, how many do not and why, and for how many rows the model gave no answer, and why. */
export function shownCounts({ accepted, dropped, failed, failure }: ProposalCounts): string {
  const reasons = [...dropped].map(([reason, times]) => `${reason} ${times}`).join(", ");
  const drops = [...dropped.values()].reduce((sum, times) => sum + times, 0);
  const first = failed > 0 ? ` (the first: ${failure instanceof Error ? failure.message : String(failure)})` : "";
  return `proposals: accepted ${accepted}, dropped ${drops}${reasons && ` (${reasons})`}, rows without an answer ${failed}${first}\n`;
}
