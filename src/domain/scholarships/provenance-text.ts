import type { Scholarship } from "./scholarship.ts";

type Origin = Pick<Scholarship, "provenance" | "last_checked">;

/**
 * Whether its `evidence` is the source's own words. Of a curated row it is our summary
 * (docs/how-the-catalogue-is-made.md).
 */
export function isQuoted({ provenance }: Pick<Origin, "provenance">): boolean {
  return provenance !== "curated";
}

/** How a scholarship came into the catalogue: who entered it, and whether anybody checked it against its source. */
export function howItCame({ provenance, last_checked }: Origin): string {
  if (provenance === "submitted") return "Sent in by a user, and reviewed";
  const how = { curated: "Entered by Laurel", imported: "Imported", scraped: "Read by a program" }[provenance];
  return last_checked === null ? `${how}; not checked against the sponsor's page yet` : `${how} from its source`;
}
