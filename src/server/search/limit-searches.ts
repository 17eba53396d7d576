import { limitUses } from "#server/platform/rate-limit/limit-uses.ts";
import type { RateLimit } from "#server/platform/rate-limit/rate-limit.ts";

/** For each student, the AI search and AI Discovery together. */
export const mostSearches: RateLimit = { max: 30, windowSeconds: 60 };

export const limitSearches = limitUses("searches", mostSearches);
