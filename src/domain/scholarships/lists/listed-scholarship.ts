import { eligibilityBadges } from "../requirements/eligibility-badges.ts";
import type { Scholarship } from "../scholarship.ts";
import type { ListedScholarship } from "./browse.ts";
import { listedRow } from "./listed-row.ts";

const badgesShown = 4;

type Asks = Pick<ListedScholarship, "asks" | "more_asks">;
/** The server keeps what many lists show, and nobody changes it. */
const known = new WeakMap<Scholarship, Asks>();

/** What a scholarship asks for, as the first badges and how many more there are. */
export function asksOf(scholarship: Scholarship): Asks {
  const before = known.get(scholarship);
  if (before) return before;
  const badges = eligibilityBadges(scholarship);
  const asks = { asks: badges.slice(0, badgesShown), more_asks: Math.max(0, badges.length - badgesShown) };
  known.set(scholarship, asks);
  return asks;
}

/** A scholarship as one row of a public list. */
export const listedScholarship = (scholarship: Scholarship): ListedScholarship =>
  listedRow({ ...scholarship, ...asksOf(scholarship) });
