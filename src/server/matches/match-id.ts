import { createHash } from "node:crypto";

/** The id of a student's match with a scholarship. It is the same before and after the match is stored. */
export function matchId(userId: string, scholarshipId: string): string {
  return createHash("sha256").update(`${userId} ${scholarshipId}`).digest("hex").slice(0, 24);
}
