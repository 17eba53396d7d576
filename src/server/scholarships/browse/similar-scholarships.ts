import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { noSponsor, rowsOfSponsor, sponsorNumber } from "#domain/matches/catalogue/sponsor-number.ts";
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { listedScholarship } from "#domain/scholarships/lists/listed-scholarship.ts";
import { sharedFacts } from "#domain/scholarships/requirements/shared-facts.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { withoutRepeats } from "#domain/search/order/repeats-behind.ts";
import { similarRows } from "#domain/search/similar/similar-rows.ts";
import type { Deps } from "#server/deps.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { shownScholarships } from "../catalogue/shown-rows.ts";
import { openFacets } from "./open-facets.ts";

const similarShown = 4;
/** Some of the most similar ones repeat others under another name, or share what no sentence says. */
const mostCompared = 3 * similarShown;
const facetsShown = 6;
/** A list with few others is not worth a link. */
const fewestLinked = 3;

/**
 * The open scholarships that share what is specific with one (`similarRows`), fewer or none where few do, and the facets that
 * name its facts. `passes` tells which rows are of use to the reader.
 */
export async function similarScholarships(
  { db }: Pick<Deps, "db">,
  scholarship: Scholarship,
  { index, passes }: { index: CatalogueIndex; passes?: ((row: number) => boolean) | undefined },
): Promise<SimilarScholarships> {
  const found = await inTurns(similarRows(index, scholarship, { limit: mostCompared, passes }));
  const rows = found.map(({ row }) => row);
  const [similar, facets] = await Promise.all([shownScholarships(db, index, rows), openFacets(index)]);
  const others = withoutRepeats([scholarship, ...similar]).filter(({ id }) => id !== scholarship.id);
  return {
    items: others
      .flatMap((other) => {
        const shared = sharedFacts(scholarship, other);
        return shared === null ? [] : { ...listedScholarship(other), shared };
      })
      .slice(0, similarShown),
    from_sponsor: othersOfSponsor(index, scholarship),
    facets: facets
      .filter(({ facet, isNamedBy }) => facet.open >= fewestLinked && isNamedBy(scholarship))
      .map(({ facet }) => facet)
      .slice(0, facetsShown),
  };
}

/** How many other open scholarships are from the sponsor of one. */
function othersOfSponsor(index: CatalogueIndex, { id, provider_name }: Scholarship): number {
  const sponsor = sponsorNumber(provider_name);
  if (sponsor === noSponsor) return 0;
  const row = rowOf(index, id);
  const own = row !== null && index.facts.sponsor[row] === sponsor ? 1 : 0;
  return rowsOfSponsor(index, sponsor) - own;
}
