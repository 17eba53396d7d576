import { eligibilityBadges } from "../requirements/eligibility-badges.ts";
import type { Scholarship } from "../scholarship.ts";
import type { ListedScholarship } from "./browse.ts";
import { listedRow } from "./listed-row.ts";

const badgesShown = 4;

/** What a scholarship asks for, as the first badges and how many more there are. */
export function asksOf(scholarship: Scholarship): Pick<ListedScholarship, "asks" | "more_asks"> {
  const asks = eligibilityBadges(scholarship);
  return { asks: asks.slice(0, badgesShown), more_asks: Math.max(0, asks.length - badgesShown) };
}

/** A scholarship as one row of a public list. */
export const listedScholarship = (scholarship: Scholarship): ListedScholarship =>
  listedRow({ ...scholarship, ...asksOf(scholarship) });
