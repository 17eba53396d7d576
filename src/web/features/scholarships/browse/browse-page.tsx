import { Link } from "@tanstack/react-router";
import type { Facet, FacetKind, OpenCatalogue } from "#domain/scholarships/lists/browse.ts";
import { cx } from "#web/ui/class-names.ts";
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
  const lists = kinds.flatMap(([kind, heading]) => {
    const facets = catalogue.facets.filter((facet) => facet.kind === kind);
    return facets.length > 0 ? [{ kind, heading, facets }] : [];
  });
  return (
    <Page className="grid grid-cols-1 content-start gap-10">
      <div className="grid gap-2">
        <PageTitle
          lead={`${count.format(catalogue.open)} open scholarships. Each one names its source and says if we have checked it.`}
        >
          Browse scholarships
        </PageTitle>
        <SearchBox className="mt-2 max-w-[40rem]" />
        <OpenToYou visitor={visitor} />
      </div>
      <nav aria-label="Lists" className="-my-4 flex flex-wrap gap-x-5 text-sm">
        {lists.map(({ kind, heading }) => (
          <a key={kind} href={`#by-${kind}`} className="flex min-h-11 items-center text-green underline">
            {heading}
          </a>
        ))}
      </nav>
      {lists.map(({ kind, heading, facets }) => (
        <section key={kind} aria-labelledby={`by-${kind}`} className="grid gap-4">
          <h2 id={`by-${kind}`} className="scroll-mt-20 text-[1.5rem]">
            {heading}
          </h2>
          {kind === "field" && (
            <p className="-mt-2 text-muted">
              Each list also has the scholarships for narrower and wider fields, so some are in several lists.
            </p>
          )}
          <FacetLinks facets={facets} />
        </section>
      ))}
    </Page>
  );
}

/** Of a longer list the largest come first, and the others open below. States are looked for by name. */
const mostShown = 48;

function FacetLinks({ facets }: { facets: readonly Facet[] }) {
  const [first] = facets;
  const isShort = facets.length <= mostShown + 6 || first?.kind === "state";
  const largest = facets.toSorted((a, b) => b.open - a.open).slice(0, mostShown);
  const others = isShort ? [] : facets.filter((facet) => !largest.includes(facet));
  return (
    <>
      <Links facets={facets.filter((facet) => !others.includes(facet))} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-green underline">
            {count.format(others.length)} more fields
          </summary>
          <Links facets={others} />
        </details>
      )}
    </>
  );
}

/** Names of states are short enough for two columns on a phone. */
const Links = ({ facets }: { facets: readonly Facet[] }) => (
  <ul
    className={cx(
      "grid border-t border-line sm:gap-x-8",
      facets[0]?.kind === "state" ? "grid-cols-2 gap-x-5 lg:grid-cols-4" : "grid-cols-1 sm:grid-cols-2 lg:grid-cols-3",
    )}
  >
    {facets.map((facet) => (
      <li key={facet.slug} className="border-b border-line">
        <Link
          to="/browse/$kind/$slug"
          params={facet}
          className="flex min-h-11 items-center justify-between gap-3 py-1.5 no-underline hover:text-green hover:underline"
        >
          {facet.name}{" "}
          <span className="num shrink-0 text-sm text-muted">
            {count.format(facet.open)}
            <span className="max-sm:sr-only"> open</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
