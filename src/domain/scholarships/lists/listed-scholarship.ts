import { eligibilityBadges } from "../requirements/eligibility-badges.ts";
import type { Scholarship } from "../scholarship.ts";
import type { ListedScholarship } from "./browse.ts";

const badgesShown = 4;

/** A scholarship as one row of a public list. */
export function listedScholarship(scholarship: Scholarship): ListedScholarship {
  const { id, title, provider_name, amount_min, amount_max, amount_text } = scholarship;
  const { deadline, deadline_kind, deadline_text, last_checked, scam_level } = scholarship;
  const asks = eligibilityBadges(scholarship);
  return {
    ...{ id, title, provider_name, amount_min, amount_max, amount_text },
    ...{ deadline, deadline_kind, deadline_text, last_checked },
    asks: asks.slice(0, badgesShown),
    more_asks: Math.max(0, asks.length - badgesShown),
    scam_level,
  };
}
