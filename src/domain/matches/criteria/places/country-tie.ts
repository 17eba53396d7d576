import { tokensOf } from "../../../eligibility/text/tokens.ts";
import { tokenSet } from "../../../eligibility/text/word-set.ts";
import { readableLine } from "../../../reader/bounded-text.ts";
import type { MatchableScholarship } from "../criterion.ts";
import type { CountryTie } from "../requirements.ts";

const living = tokenSet(
  "live lives living reside resides residing resident residents residency residence immigrant immigrants",
);
const citizens = tokenSet("citizen citizens national nationals");
const citizenship = tokenSet("citizenship nationality");
const permanent = tokenSet("permanent landed");
const otherStatuses = tokenSet("refugee refugees asylum asylee asylees protected status visa daca");

/**
 * What a sponsor's words about countries demand: living there ("residents of Canada"), being a citizen ("Canadian citizens"), or
 * being a citizen or permanent resident. Null where they leave it open: "Kenyan students", "citizens of India who live there",
 * "citizens or refugees"; and where states are required besides.
 */
export function countryTie(
  scholarship: Pick<MatchableScholarship, "evidence" | "location_restrictions">,
): CountryTie | null {
  const words = scholarship.evidence.residence;
  if (words === undefined || scholarship.location_restrictions.length > 0) return null;
  const tokens = tokensOf(readableLine(words));
  if (otherStatuses.hasAny(tokens)) return null;
  const ofCitizens = citizens.hasAny(tokens);
  const ofResidents = tokens.filter((token) => living.has(token)).length;
  const ofPermanent = tokens.filter((token, at) => permanent.has(tokens[at - 1]) && living.has(token)).length;
  const namesCitizens = ofCitizens || citizenship.hasAny(tokens);
  if (ofPermanent > 0) return namesCitizens && ofResidents === ofPermanent ? "settled" : null;
  if (ofCitizens) return ofResidents > 0 ? null : "citizen";
  return ofResidents > 0 ? "live" : null;
}
