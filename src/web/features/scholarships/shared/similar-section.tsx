import { Link } from "@tanstack/react-router";
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { ScholarshipList } from "./scholarship-list.tsx";

const inLists = "Lists with this scholarship";

/** Open scholarships that share facts with this one, and the lists it is on. */
export function SimilarSection({ similar, today }: { similar: SimilarScholarships; today: string }) {
  const { items, facets } = similar;
  if (items.length === 0 && facets.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12 grid grid-cols-1 gap-4 print:hidden">
      <h2 id="similar" className="text-[1.5rem]">
        {items.length > 0 ? "Similar open scholarships" : inLists}
      </h2>
      {items.length > 0 && (
        <ScholarshipList
          scholarships={items}
          today={today}
          heading="h3"
          reason={({ shared }) => <p className="w-full font-semibold text-green">{shared}</p>}
        />
      )}
      {facets.length > 0 && (
        <ul aria-label={inLists} className="flex flex-wrap gap-2">
          {facets.map((facet) => (
            <li key={`${facet.kind} ${facet.slug}`}>
              <Link
                to="/browse/$kind/$slug"
                params={facet}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-[0.9375rem] no-underline transition-colors hover:bg-hover"
              >
                {facet.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
