import { z } from "zod";
import { matchSorts, sections } from "#domain/matches/match-vocabulary.ts";
import { matchingLevels } from "#domain/profile/academic-level.ts";

const words = z.coerce.string().trim().min(1).max(400).optional().catch(undefined);
const dollars = z.coerce.number().int().min(0).max(10_000_000).optional().catch(undefined);

/** The tabs of /scholarships in their order. */
export const matchTabs = ["search", "discovery", "matches", "bookmarked", "applied"] as const;
export type MatchTab = (typeof matchTabs)[number];

/** The search params of /scholarships. Unknown and out-of-range values are ignored. */
export const MatchSearchParams = z.object({
  /** My Matches without a value. */
  tab: z.enum(matchTabs).optional().catch(undefined),
  section: z.enum(sections).optional().catch(undefined),
  q: words,
  academic_level: z.enum(matchingLevels).optional().catch(undefined),
  field_of_study: words,
  amount_min: dollars,
  amount_max: dollars,
  gpa: z.coerce.number().min(0).max(4).optional().catch(undefined),
  sort: z.enum(matchSorts).optional().catch(undefined),
  /** The scholarship whose criteria are open. */
  open: z.string().max(100).optional().catch(undefined),
});
export type MatchSearchParams = z.infer<typeof MatchSearchParams>;
