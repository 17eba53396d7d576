import { z } from "zod";
import { Scholarship, scamLevels } from "../scholarship.ts";

export const FacetKind = z.enum(["deadline", "level", "field", "group", "citizenship", "state"]);
export type FacetKind = z.infer<typeof FacetKind>;

/** A list of open scholarships with a page of its own, /browse/{kind}/{slug}. */
export const Facet = z.object({
  kind: FacetKind,
  slug: z.string(),
  /** Its name among facets of its kind: `Nursing`. */
  name: z.string(),
  /** Its heading: `Scholarships for nursing students`. */
  title: z.string(),
  /** Which scholarships it lists, in a sentence. */
  rule: z.string(),
  /** The number of open scholarships. */
  open: z.int(),
});
export type Facet = z.infer<typeof Facet>;

/** One row of a public list: a scholarship without the facts that only its own page shows. */
export const ListedScholarship = Scholarship.pick({
  id: true,
  title: true,
  provider_name: true,
  amount_min: true,
  amount_max: true,
  amount_text: true,
  deadline: true,
  deadline_kind: true,
  deadline_text: true,
  last_checked: true,
}).extend({
  /** Its stated requirements as a few badges. */
  asks: z.array(z.string()),
  /** How many more requirements its page names. */
  more_asks: z.int(),
  /** How much its warnings weigh; its page has them. */
  scam_level: z.enum(scamLevels),
});
export type ListedScholarship = z.infer<typeof ListedScholarship>;

export const OpenCatalogue = z.object({ open: z.int(), facets: z.array(Facet) });
export type OpenCatalogue = z.infer<typeof OpenCatalogue>;

/** One page of a facet, by next deadline; `pages` is at least 1. */
export const FacetPage = z.object({ facet: Facet, page: z.int(), pages: z.int(), items: z.array(ListedScholarship) });
export type FacetPage = z.infer<typeof FacetPage>;

/** What to read after a scholarship: open ones that share facts with it, and the facets that list it. */
export const SimilarScholarships = z.object({
  /** `shared` says what it has in common: "Also for nursing in Texas". */
  items: z.array(ListedScholarship.extend({ shared: z.string() })),
  facets: z.array(Facet),
  /** How many other open scholarships are from the same sponsor. */
  from_sponsor: z.int(),
});
export type SimilarScholarships = z.infer<typeof SimilarScholarships>;

export const facetPath = ({ kind, slug }: Pick<Facet, "kind" | "slug">): string => `/browse/${kind}/${slug}`;
