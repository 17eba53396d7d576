import { hash } from "node:crypto";

/** The id of a student's match with a scholarship. It is the same before and after the match is stored. */
export function matchId(userId: string, scholarshipId: string): string {
  return hash("sha256", `${userId} ${scholarshipId}`).slice(0, 24);
}
