import { knownSponsorKey } from "../../scholarships/duplicates/sponsors.ts";
import { hashOfText } from "../../words/term-table.ts";

/** The number of a sponsor that is not known. */
export const noSponsor = 0;

/** A number of 32 bits for the name of a sponsor, so that rows of one sponsor are found without the names. */
export function sponsorNumber(provider: string): number {
  const key = knownSponsorKey(provider);
  return key === null ? noSponsor : hashOfText(key) | 0;
}
