import { z } from "zod";
import { provenances } from "./vocabulary.ts";

/** How many sources are named. */
export const mostSources = 8;

const counted = {
  /** How many scholarships of the catalog, the closed ones included. */
  scholarships: z.int(),
  open: z.int(),
  /** How many have signs of a scam. Those that say to stop are not open. */
  warned: z.int(),
  /** How many of the open ones nobody has checked since they were added. */
  never_checked: z.int(),
  /** The day of the latest check, or null before the first. */
  last_checked: z.iso.date().nullable(),
};

/** `GET /api/stats/sources`: where the scholarships come from, and when they were checked. */
export const CatalogueSources = z.object({
  ...counted,
  /** Those that have scholarships, the most open ones first. */
  by_provenance: z.array(z.object({ provenance: z.enum(provenances), ...counted })),
  /** The sources with the most open scholarships. */
  by_source: z.array(z.object({ source_name: z.string(), ...counted })).max(mostSources),
  /** All sources, the named ones included. */
  sources: z.int(),
});
export type CatalogueSources = z.infer<typeof CatalogueSources>;
