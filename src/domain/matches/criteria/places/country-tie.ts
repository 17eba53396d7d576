import { tokensOf } from "../../../eligibility/text/tokens.ts";
import { tokenSet } from "../../../eligibility/text/word-set.ts";
import { readableLine } from "../../../reader/bounded-text.ts";
import type { MatchableScholarship } from "../criterion.ts";
import type { CountryTie } from "../requirements.ts";

const living = tokenSet("live lives living reside resides residing resident residents residency");
const citizens = tokenSet("citizen citizens citizenship nationals nationality");
const permanent = tokenSet("permanent landed");

/**
 * What a sponsor's words about countries demand: living there, being a citizen, or being a citizen or permanent resident. Null
 * where the words name both, neither ("Kenyan students") or states besides.
 */
export function countryTie(
  scholarship: Pick<MatchableScholarship, "evidence" | "location_restrictions">,
): CountryTie | null {
  const words = scholarship.evidence.residence;
  if (words === undefined || scholarship.location_restrictions.length > 0) return null;
  const tokens = tokensOf(readableLine(words));
  const ofCitizens = citizens.hasAny(tokens);
  const ofResidents = tokens.filter((token) => living.has(token)).length;
  const ofPermanent = tokens.filter((token, at) => permanent.has(tokens[at - 1]) && living.has(token)).length;
  if (ofPermanent > 0) return ofCitizens && ofResidents === ofPermanent ? "settled" : null;
  if (ofCitizens) return ofResidents > 0 ? null : "citizen";
  return ofResidents > 0 ? "live" : null;
}
