import type { ScholarshipPage, SearchFit } from "../../search/public-search.ts";
import type { ListedScholarship } from "./browse.ts";
import { listedRow } from "./listed-row.ts";

/** One page of results as rows of a public list. */
export type ListedPage = Omit<ScholarshipPage, "items"> & { items: (ListedScholarship & { fit?: SearchFit })[] };

/** A page of the public search as rows of a public list. */
export const listedPage = ({ items, ...page }: ScholarshipPage): ListedPage => ({
  ...page,
  items: items.map((item) => ({ ...listedRow(item), ...(item.fit && { fit: item.fit }) })),
});
