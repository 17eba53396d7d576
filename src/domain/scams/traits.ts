import { collegeOfProvider } from "../eligibility/college/sponsoring-college.ts";
import { wordSet } from "../eligibility/text/word-set.ts";
import { hostOf } from "../scholarships/urls/url-parts.ts";
import { isOfficialHost } from "./link-signs.ts";
import type { ScamClause } from "./scam-clauses.ts";
import type { Traits } from "./signs.ts";

type Row = { provider_name: string; application_url: string | null; need_based: boolean | null };

const contestWords = wordSet(
  "contest contests competition competitions manuscript manuscripts poem poems poetry chapbook film films audition auditions festival juried composition compositions entrants portfolio exhibition",
);

/** What a scholarship is, by its facts and the clauses of its title and text. */
export function traitsOf(row: Row, clauses: readonly ScamClause[]): Traits {
  const holds = (words: ReadonlySet<string>) =>
    clauses.some(({ tokens }) => tokens.some(({ word }) => words.has(word)));
  return {
    isContest: holds(contestWords),
    isOfCollege: isOfficialHost(hostOf(row.application_url)) || collegeOfProvider(row.provider_name) !== null,
    isForNeed: row.need_based === true || clauses.some((clause) => clause.has("for_need")),
  };
}
