import { Link } from "@tanstack/react-router";
import type { Facet, FacetKind, OpenCatalogue } from "#domain/scholarships/browse.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { SearchBox } from "../shared/search-box.tsx";
import { OpenToYou } from "./open-to-you.tsx";

const kinds: readonly (readonly [FacetKind, heading: string])[] = [
  ["deadline", "By deadline"],
  ["level", "By level of study"],
  ["field", "By field of study"],
  ["group", "By who it is for"],
  ["citizenship", "By citizenship"],
  ["state", "By state"],
];

const count = new Intl.NumberFormat("en-US");

/** /browse: links to the lists of open scholarships, for everyone. */
export function BrowsePage({ catalogue, visitor }: { catalogue: OpenCatalogue; visitor: boolean }) {
  return (
    <Page className="grid grid-cols-1 content-start gap-10">
      <div className="grid gap-2">
        <PageTitle
          lead={`${count.format(catalogue.open)} open scholarships. Each one names its source and when we last checked it.`}
        >
          Browse scholarships
        </PageTitle>
        <SearchBox className="mt-2 max-w-[40rem]" />
        <OpenToYou visitor={visitor} />
      </div>
      {kinds.map(([kind, heading]) => (
        <FacetLinks
          key={kind}
          id={`by-${kind}`}
          heading={heading}
          facets={catalogue.facets.filter((facet) => facet.kind === kind)}
        />
      ))}
    </Page>
  );
}

type FacetLinksProps = { id: string; heading: string; facets: readonly Facet[] };

function FacetLinks({ id, heading, facets }: FacetLinksProps) {
  if (facets.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-[1.5rem]">
        {heading}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {facets.map((facet) => (
          <li key={facet.slug} className="border-b border-line">
            <Link
              to="/browse/$kind/$slug"
              params={facet}
              className="flex min-h-11 items-center justify-between gap-4 py-1.5 no-underline hover:text-green hover:underline"
            >
              {facet.name} <span className="num shrink-0 text-sm text-muted">{count.format(facet.open)} open</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
