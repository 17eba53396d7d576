import type { FacetPage as Listing } from "#domain/scholarships/lists/browse.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { ScholarshipList } from "../shared/scholarship-list.tsx";
import { useDeadlineDay } from "../shared/use-deadline-day.ts";
import { BrowseTrail } from "./browse-trail.tsx";
import { OpenToYou } from "./open-to-you.tsx";
import { PageLinks } from "./page-links.tsx";

const count = new Intl.NumberFormat("en-US");

/** /browse/{kind}/{slug}: open scholarships of one list by next deadline, for everyone. */
export function FacetPage({ listing, visitor }: { listing: Listing; visitor: boolean }) {
  const today = useDeadlineDay();
  const { facet, page, pages, items } = listing;
  return (
    <Page>
      <BrowseTrail here={facet.title} />
      <PageTitle lead={facet.rule} tab={page > 1 ? `${facet.title}, page ${page}` : facet.title}>
        {facet.title}
      </PageTitle>
      <OpenToYou visitor={visitor} />
      <p className="num mt-6 mb-3 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{count.format(facet.open)} open, next deadline first</span>
        {pages > 1 && (
          <span>
            Page {page} of {pages}
          </span>
        )}
      </p>
      <ScholarshipList scholarships={items} today={today} heading="h2" />
      <PageLinks facet={facet} page={page} pages={pages} />
      <p className="mt-8">
        <TextLink to="/browse">All lists of open scholarships</TextLink>
      </p>
    </Page>
  );
}
