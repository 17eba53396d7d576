import { ExternalLink } from "lucide-react";
import { hostOf } from "#domain/scholarships/canonical-url.ts";
import { checkedAgo } from "#domain/scholarships/days-left.ts";
import { officialUrl } from "#domain/scholarships/official-url.ts";
import { addedBy } from "#domain/scholarships/provenance-text.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { buttonClasses } from "#web/ui/controls/button.tsx";

type ScholarshipSourceProps = {
  scholarship: Scholarship;
  /** The student's day, YYYY-MM-DD. */
  today: string;
};

/** Where to apply, where the facts are from, and when they were last checked. */
export function ScholarshipSource({ scholarship, today }: ScholarshipSourceProps) {
  const url = officialUrl(scholarship.application_url);
  const checked = checkedAgo(scholarship.last_checked, today);
  const facts = [
    ["Official site", hostOf(url)],
    ["Source", scholarship.source_name ?? scholarship.source_domain],
    ["Added by", addedBy(scholarship)],
    ["School year", scholarship.cycle],
    ["Facts", scholarship.last_checked ? `${checked} (${scholarship.last_checked})` : checked],
  ] as const;
  return (
    <>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClasses({}, "justify-self-start")}
        >
          Official page
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <p>We don't have the official page yet. Search for the sponsor's own website.</p>
      )}
      <dl className="grid gap-2 text-[0.9375rem] wrap-anywhere">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="first-letter:uppercase">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-sm text-muted">
        Sponsors can change their rules at any time. The official page is what counts.
      </p>
    </>
  );
}
