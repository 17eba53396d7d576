import { longDay } from "#domain/calendar/format-day.ts";
import { isListing } from "#domain/scholarships/apply-target.ts";
import { checkedAgo } from "#domain/scholarships/days/days-left.ts";
import { addedBy, isPartlyUnchecked } from "#domain/scholarships/provenance-text.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { officialUrl } from "#domain/scholarships/urls/official-url.ts";
import { hostOf } from "#domain/scholarships/urls/url-parts.ts";
import { useToday } from "#web/ui/use-today.ts";

/** Where the facts of a scholarship are from, and when they were last checked. */
export function ScholarshipSource({ scholarship }: { scholarship: Scholarship }) {
  const today = useToday();
  const checked = checkedAgo(scholarship.last_checked, today);
  const facts = [
    ["Facts", scholarship.last_checked ? `${checked} (${longDay(scholarship.last_checked)})` : checked],
    [isListing(scholarship) ? "Listed at" : "Official site", hostOf(officialUrl(scholarship.application_url))],
    ["Source", scholarship.source_name ?? scholarship.source_domain],
    ["Added by", addedBy(scholarship)],
    ["Round", scholarship.cycle && `To apply in ${scholarship.cycle}`],
  ] as const;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1.5 text-[0.9375rem] wrap-anywhere">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
                <dt className="text-muted">{label}</dt>
                <dd className={label === "Facts" ? "first-letter:uppercase" : undefined}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isPartlyUnchecked(scholarship) && (
        <p className="text-sm">Some of these facts are general knowledge, which we did not check.</p>
      )}
      <p className="text-sm text-muted">
        Sponsors can change their rules at any time. The sponsor's own page is what counts.
      </p>
    </>
  );
}
