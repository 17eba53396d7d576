import { ExternalLink } from "lucide-react";
import { hostOf } from "#domain/scholarships/canonical-url.ts";
import { checkedAgo } from "#domain/scholarships/days-left.ts";
import { officialUrl } from "#domain/scholarships/official-url.ts";
import { howItCame } from "#domain/scholarships/provenance-text.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** Where to apply, where the facts are from, and how fresh they are. */
export function WhereFrom({ scholarship, today }: { scholarship: Scholarship; today: string }) {
  const address = officialUrl(scholarship.application_url);
  const facts = [
    ["Official site", hostOf(address)],
    ["Source", scholarship.source_name ?? scholarship.source_domain],
    ["How it came here", howItCame(scholarship)],
    ["Award cycle", scholarship.cycle],
  ] as const;
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-[1.25rem]">Where this is from</h2>
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClasses({}, "justify-self-start")}
        >
          Official page
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <p>No official address is known yet. Search for the sponsor's own page.</p>
      )}
      <dl className="grid gap-2 text-[0.9375rem] wrap-anywhere">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt className="text-sm text-muted">Facts</dt>
          <dd className="first-letter:uppercase">
            {checkedAgo(scholarship.last_checked, today)}
            {scholarship.last_checked && ` (${scholarship.last_checked})`}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        Sponsors change their rules without notice. What stands on the official page is what counts.
      </p>
    </Card>
  );
}
