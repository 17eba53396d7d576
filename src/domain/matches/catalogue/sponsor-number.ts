import { isUnknownSponsor, sponsorKey } from "../../scholarships/duplicates/sponsors.ts";

/** The number of a sponsor that is not known. */
export const noSponsor = 0;

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** A number of 32 bits (FNV-1a) for the name of a sponsor, so that rows of one sponsor are found without the names. */
export function sponsorNumber(provider: string): number {
  if (isUnknownSponsor(provider)) return noSponsor;
  const name = sponsorKey(provider);
  let hash = offset;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), prime);
  return hash | 0;
}
